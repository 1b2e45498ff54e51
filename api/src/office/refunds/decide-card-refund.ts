import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking, saveBooking } from '#bookings/booking/booking-record.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'
import { refundToBalance } from '#bookings/funds/refund-to-balance.ts'
import { toCardsOf } from '#money/ledger/accounts.ts'
import { CardRefund, type CardRefundRow } from '#money/payments/card-refund.entity.ts'
import { newOrderKey, SEND_CARD_REFUND } from '#money/payments/card-refunds.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { toCardRefund } from '../admin/card-refund-view.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

type Schemas = components['schemas']

/**
 * Says what becomes of money that could not go back to a card: the gateway is asked once more, or it goes to the balance.
 * @throws Problem NOT_FOUND, REFUND_NOT_FAILED
 */
export async function decideCardRefund(
  context: Context,
  by: Administrator,
  id: string,
  { decision, reason }: Schemas['CardRefundDecision'],
): Promise<Schemas['CardRefund']> {
  const now = context.now()
  return context.orm.em.fork().transactional(async (em) => {
    const known = await findRow(em, CardRefund, { id })
    if (!known) throw new Problem('NOT_FOUND', 'There is no such refund.')
    // The booking before its refund, as where refunds are made.
    const booking = await lockBooking(em, { id: known.bookingId })
    const refund = await lockRow(em, CardRefund, sql`id = ${id}`)
    if (refund?.status !== 'failed')
      throw new Problem('REFUND_NOT_FAILED', 'Only a refund that failed can be decided on.')
    await assertBankDecided(em, refund)
    const { attempt, failure = null } = refund
    if (decision === 'retry') await retry(context, em, refund, now)
    else await toBalance(context, em, booking, refund, now)
    const deed = {
      by,
      action: 'booking.card-refund-decided',
      subject: 'booking',
      subjectId: String(booking.id),
      before: { refund: 'failed', attempt, failure },
      after: { refund: refund.status, attempt: refund.attempt, failure, amountCents: refund.amountCents },
      personId: booking.userId,
      reason: reason?.trim() || null,
    } as const
    await recordAudit(em, deed, now)
    return toCardRefund(refund)
  })
}

/** While the bank has the money, and may give it to the holder of the card, nobody gives it a second time. */
async function assertBankDecided(em: EntityManager, { sessionId }: CardRefundRow): Promise<void> {
  const { rows } = await sql`
    select 1 from chargeback where session_id = ${sessionId} and status in ('inquiry', 'open') limit 1`.execute(
    em.getKysely(),
  )
  if (rows.length === 0) return
  const text = 'The holder of the card disputes this payment. Wait until the bank has decided.'
  throw new Problem('REFUND_NOT_FAILED', text)
}

async function retry({ jobs }: Context, em: EntityManager, refund: CardRefundRow, now: Date): Promise<void> {
  refund.status = 'pending'
  refund.attempt += 1
  refund.orderKey = newOrderKey()
  refund.failure = null
  refund.gatewayReference = null
  refund.settledAt = null
  refund.lookAt = now
  await saveRow(em, CardRefund, refund)
  await jobs.enqueue(em, SEND_CARD_REFUND, { refundId: refund.id })
}

async function toBalance(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  refund: CardRefundRow,
  now: Date,
): Promise<void> {
  const { id, amountCents, gateway } = refund
  refund.status = 'to-balance'
  refund.settledAt = now
  await saveRow(em, CardRefund, refund)
  const money = {
    reference: `card-refund:${id}:balance`,
    kind: 'REFUND',
    amountCents,
    source: toCardsOf(gateway),
  } as const
  await refundToBalance(context, em, booking, money)
  booking.cardRefundedCents -= amountCents
  booking.updatedAt = now
  await saveBooking(em, booking)
  const news = { kind: 'refund', balanceCents: amountCents, cardCents: 0 } as const
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, news)
}
