import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { gatewayAccount } from '#money/ledger/accounts.ts'
import { methodThrough } from '#money/payments/gateway.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { settleChange } from '../changes/settle-change.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { receive, type KnownOfBooking, type Received } from '../funds/receive-payment.ts'

/** Brings what a session collected to its booking, or to the change of a booking that it pays for. */
export async function collect(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
  known: KnownOfBooking = {},
): Promise<void> {
  const money: Received = {
    reference: `payment:${session.id}`,
    source: gatewayAccount(session.gateway),
    amountCents: session.amountCents,
    method: methodThrough(session.gateway),
    actor: 'gateway',
  }
  const { changeId } = session
  if (changeId) return settleChange(context, em, changeId, money)
  await receive(context, em, await lockBooking(em, { id: session.bookingId ?? 0 }), money, known)
}
