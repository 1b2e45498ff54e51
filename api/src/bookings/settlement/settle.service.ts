import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { isInReview } from '#money/payments/reviews.service.ts'
import { isUuid } from '#platform/database/uuid.ts'
import { Problem } from '#platform/http/problem.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { awaitPayment } from './await-payment.ts'
import { collect } from './collect-payment.ts'
import { fail } from './fail-payment.ts'
import { moveSession } from './advance-session.ts'
import { recordPayerCard } from './record-payer-card.ts'
import { holdInSuspense } from './hold-in-suspense.ts'
import { process } from './mark-processing.ts'

/**
 * Settles a payment session by what its gateway says, be that a callback, an answer to our question, or what was found
 * when its page was to be closed. Session, booking, ledger, trail and mail change in one transaction, under the session's lock,
 * so that what comes twice, late or in another order counts once. Money that fits nothing is parked for a person.
 * @param gateway which gateway says so: its word counts for its own sessions
 * @throws Problem NOT_FOUND when no money came and the session is not ours
 */
export async function settle(context: Context, gateway: string, event: GatewayEvent): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const session = await lockSession(em, gateway, event)
    if (session) return settleSession(context, em, session, event)
    if (event.outcome !== 'paid') throw new Problem('NOT_FOUND', 'There is no such payment session.')
    await holdInSuspense(context, em, { gateway, event, why: 'UNKNOWN_SESSION' })
  })
}

async function settleSession(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
  event: GatewayEvent,
): Promise<void> {
  const { gateway } = session
  const isOver = session.status === 'paid' || session.status === 'review'
  if (event.outcome !== 'paid') {
    if (isOver) return
    if (event.outcome === 'processing') await process(context, em, session)
    else await fail(context, em, session, event.outcome)
    return
  }
  const wrong = misfit(session, event)
  if (isOver) {
    // Told again. Another sum is other money.
    if (session.status === 'paid' ? wrong : !(await isInReview(em, session.id, event)))
      await holdInSuspense(context, em, { gateway, event, session, why: 'PAID_TWICE' })
    return
  }
  if (wrong) {
    // Money that is not what was asked waits for a person; it confirms nothing.
    await moveSession(em, session, 'review', context.now())
    await holdInSuspense(context, em, { gateway, event, session, why: wrong })
    await awaitPayment(context, em, session, 'payment-in-review')
    return
  }
  await moveSession(em, session, 'paid', context.now())
  await collect(context, em, session)
  await recordPayerCard(context, em, session, event)
}

function misfit(
  session: PaymentSessionRow,
  event: GatewayEvent,
): 'WRONG_AMOUNT' | 'WRONG_CURRENCY' | undefined {
  if (event.currency !== session.currency) return 'WRONG_CURRENCY'
  return event.amountCents === session.amountCents ? undefined : 'WRONG_AMOUNT'
}

async function lockSession(
  em: EntityManager,
  gateway: string,
  { sessionId: id, card }: GatewayEvent,
): Promise<PaymentSessionRow | null> {
  // What is no UUID is no session of ours.
  if (!isUuid(id)) return null
  if (card) return lockSessionAfterAccount(em, gateway, id)
  const ofBooking = sql`id = ${id} and ${isOf(gateway)} and change_id is null`
  const [session] = await findRows(em, PaymentSession, sql`where ${ofBooking} for no key update`)
  return session ?? (await lockSessionAfterAccount(em, gateway, id))
}

/** A gateway's own sessions; where the sandbox takes the cards, that of tests is a part of it. */
const isOf = (gateway: string) =>
  gateway === 'sandbox' ? sql`gateway in ('sandbox', 'test')` : sql`gateway = ${gateway}`

/**
 * The account's lock comes before the session's, as whoever pays has it already: a change may be paid out of the balance too, and a
 * card is remembered for its traveller. Who took it at the end held the booking that others of the account waited for.
 */
async function lockSessionAfterAccount(
  em: EntityManager,
  gateway: string,
  id: string,
): Promise<PaymentSessionRow | null> {
  const own = sql`id = ${id} and ${isOf(gateway)}`
  await sql`
    select 1 from app_user where id = (
      select b.user_id from booking b where b.id = (select booking_id from payment_session where ${own}))
    for no key update`.execute(em.getKysely())
  const [session] = await findRows(em, PaymentSession, sql`where ${own} for no key update`)
  return session ?? null
}
