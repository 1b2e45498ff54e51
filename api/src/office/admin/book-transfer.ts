import { TRANSFER_ALONE_CENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { outstandingCents } from '#bookings/booking/booking-money.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { receive } from '#bookings/funds/receive-payment.ts'
import { BANK } from '#money/ledger/accounts.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { requestOutstanding } from './request-outstanding.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

type ReceivedPayment = components['schemas']['ReceivedPayment']

/** @throws Problem RULE_VIOLATION for a test, and when it is more than is awaited and nobody said that it should be */
export function assertMayArrive(booking: BookingRow, { acceptExcess, amountCents }: ReceivedPayment): void {
  if (booking.isTest) throw refused(sentence('transferOfTest'))
  // One transfer that is recorded twice would be given to the traveller as credit.
  const awaited = outstandingCents(booking)
  if (acceptExcess || amountCents <= awaited) return
  throw refused(sentence('transferAboveAwaited', { awaitedCents: awaited, amountCents }))
}

const refused = (says: Sentence) => fieldProblem('RULE_VIOLATION', 'amountCents', says)

/** Whether it comes to more than one person records alone, with what was recorded of the booking before: nobody records a large sum in parts. */
export async function needsSecondPerson(
  em: EntityManager,
  { id }: BookingRow,
  amountCents: number,
): Promise<boolean> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(e.amount_cents), 0) as cents from ledger_posting p join ledger_entry e on e.posting_id = p.id
    where p.booking_id = ${id} and e.account = ${BANK} and e.amount_cents > 0`.execute(em.getKysely())
  return Number(rows[0]?.cents ?? 0) + amountCents > TRANSFER_ALONE_CENTS
}

/** Books a transfer for a booking that is locked, and writes it down. */
export async function bookTransfer(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { amountCents, note }: ReceivedPayment,
  { by, batchId }: { by: Administrator; batchId: string | null },
): Promise<void> {
  const why = note?.trim() || null
  await receive(context, em, booking, {
    reference: `transfer:${randomUUID()}`,
    source: BANK,
    amountCents,
    method: 'bank-transfer',
    actor: 'administrator',
    actorId: by.id,
    why,
  })
  await requestOutstanding(context, em, booking)
  const deed = {
    by,
    action: 'booking.payment-recorded',
    subject: 'booking',
    subjectId: String(booking.id),
    before: null,
    after: { amountCents },
    personId: booking.userId,
    reason: why,
    batchId,
  } as const
  await recordAudit(em, deed, context.now())
}
