import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { isUuid } from '#platform/database/uuid.ts'
import { Chargeback, type ChargebackRow } from '#money/payments/chargeback.entity.ts'
import type { DisputeEvent, PaymentGateway } from '#money/payments/gateway.ts'
import { nextChargeback } from '#money/payments/next-chargeback.ts'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { lockBooking, saveBooking } from '../booking/booking-record.ts'
import { CHARGEBACK_MOVES } from './chargeback-moves.ts'

/**
 * Writes down what a gateway says of a dispute: its money is held apart, comes back or is lost, once, however often and in whatever
 * order it is told. What the bank took does not go back to the traveller a second time.
 * @throws Error as the gateway does, where it has to be asked whose payment it is
 */
export async function settleChargeback(
  context: Context,
  gateway: PaymentGateway,
  event: DisputeEvent,
): Promise<void> {
  const session = await sessionOf(context, gateway, event)
  await context.orm.em.fork().transactional(async (em) => {
    // The booking before its chargeback, as where refunds are made: both wait for each other in one order.
    const booking = session?.bookingId ? await lockBooking(em, { id: session.bookingId }) : null
    const chargeback = await lockOrBegin(context, em, session?.gateway ?? gateway.name, event, session)
    const step = nextChargeback(chargeback.isNew ? null : chargeback.row, event.state)
    if (!step) return
    const { row } = chargeback
    row.status = step.status
    row.amountCents = event.amountCents
    row.evidenceDueBy = event.evidenceDueBy ?? row.evidenceDueBy ?? null
    if (step.status === 'won' || step.status === 'lost') row.closedAt = context.now()
    for (const move of step.moves) await CHARGEBACK_MOVES[move](context, em, row, booking)
    await saveRow(em, Chargeback, row)
    if (booking) await saveBooking(em, booking)
    context.log.error({ chargebackId: row.id, status: row.status }, 'the holder of a card disputes a payment')
  })
}

async function sessionOf(
  context: Context,
  gateway: PaymentGateway,
  event: DisputeEvent,
): Promise<PaymentSessionRow | null> {
  const id = event.sessionId ?? (event.payment ? await gateway.sessionOfPayment(event.payment) : null)
  return id && isUuid(id) ? findRow(context.orm.em.fork(), PaymentSession, { id }) : null
}

async function lockOrBegin(
  { now }: Context,
  em: EntityManager,
  gateway: string,
  { disputeId, amountCents, currency, reason, evidenceDueBy }: DisputeEvent,
  session: PaymentSessionRow | null,
): Promise<{ row: ChargebackRow; isNew: boolean }> {
  const fresh = {
    id: randomUUID(),
    gateway,
    disputeId,
    sessionId: session?.id ?? null,
    bookingId: session?.bookingId ?? null,
  }
  const { rows } = await sql`
    insert into chargeback (id, gateway, dispute_id, session_id, booking_id, amount_cents, currency, reason, status, evidence_due_by, opened_at)
    values (${fresh.id}, ${gateway}, ${disputeId}, ${fresh.sessionId}, ${fresh.bookingId}, ${amountCents}, ${currency}, ${reason}, 'inquiry',
      ${evidenceDueBy}, ${now()})
    on conflict (gateway, dispute_id) do nothing returning id`.execute(em.getKysely())
  const row = await lockRow(em, Chargeback, sql`gateway = ${gateway} and dispute_id = ${disputeId}`)
  if (!row) throw new Error('A chargeback was written, and is not there.')
  return { row, isNew: rows.length > 0 }
}
