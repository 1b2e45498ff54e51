import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { gatewayAccount, suspenseOf } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import type { PaymentReviewRow } from '#money/payments/payment-review.entity.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { park } from '#money/payments/reviews.service.ts'

interface Misfit {
  gateway: string
  event: GatewayEvent
  session?: PaymentSessionRow
  why: PaymentReviewRow['why']
}

/** Parks what a gateway collected and we did not ask for so: on its own account, and on the list for a person. */
export async function holdInSuspense(context: Context, em: EntityManager, misfit: Misfit): Promise<void> {
  const { gateway, event, session, why } = misfit
  const { amountCents, currency } = event
  const bookingId = session?.bookingId ?? null
  const parked = {
    gateway,
    eventId: event.id,
    why,
    amountCents,
    currency,
    expectedCents: session?.amountCents ?? null,
    sessionId: session?.id ?? null,
    bookingId,
  }
  const id = await park(em, parked, context.now())
  if (!id) return
  context.log.error(
    { reviewId: id, why, sessionId: session?.id },
    'a payment does not fit and waits for review',
  )
  // The ledger counts in euros; other money stands on the list alone.
  if (currency !== 'EUR' || amountCents === 0) return
  const entries = [
    { account: gatewayAccount(gateway), amountCents },
    { account: suspenseOf(gateway), amountCents: -amountCents },
  ]
  await post(em, { reference: `parked:${id}`, kind: 'PARKED', bookingId, entries }, context.now())
}
