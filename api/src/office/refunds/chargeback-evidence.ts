import { sql } from 'kysely'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { stepsOf } from '#bookings/booking/booking-events.service.ts'
import { documentOf } from '#bookings/documents/document-of.ts'
import { takePaper } from '#bookings/documents/paper-allowance.ts'
import { Chargeback } from '#money/payments/chargeback.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Mails of one booking that are listed at most. */
const MOST_MAILS = 200

/**
 * One PDF to send to the bank: the booking, the terms, the money, the mails and what happened when.
 * @param account the administrator's, whose turn at the papers it takes
 * @throws Problem NOT_FOUND, also where no booking is known of the payment
 */
export async function chargebackEvidence(
  context: Context,
  account: string,
  id: string,
): Promise<{ pdf: Buffer; name: string }> {
  const em = context.orm.em.fork()
  const chargeback = await findRow(em, Chargeback, { id })
  const booking = chargeback?.bookingId ? await findRow(em, Booking, { id: chargeback.bookingId }) : null
  if (!chargeback || !booking)
    throw new Problem('NOT_FOUND', 'There is no such chargeback, or no booking is known of it.')
  const { trip, money, person } = await documentOf(context, booking.userId, booking.id)
  const steps = await stepsOf(em, booking.id)
  const { rows: mails } = await sql<{ at: string; kind: string; outcome: string }>`
    select at, kind, outcome from mail_record where booking_number = ${booking.bookingNumber} order by at limit ${MOST_MAILS}`.execute(
    em.getKysely(),
  )
  await takePaper(context, account)
  const { disputeId, reason, amountCents, openedAt, evidenceDueBy = null } = chargeback
  const input = {
    trip,
    money,
    person,
    dispute: { id: disputeId, reason, amountCents, openedAt, evidenceDueBy },
    bookedAt: booking.createdAt,
    termsVersion: booking.termsVersion ?? null,
    termsLink: `${context.publicUrl}/terms-of-use`,
    steps: steps.map(({ at, kind, toStatus, amountCents: cents }) => ({
      at,
      what: `${kind.toLowerCase().replaceAll('_', ' ')} (${toStatus})`,
      amountCents: cents ?? null,
    })),
    mails: mails.map(({ at, kind, outcome }) => ({ at: new Date(at), kind, wasSent: outcome === 'sent' })),
    issuedOn: utcDay(context.now()),
  }
  const pdf = await context.papers.make({ kind: 'evidence', input }, account)
  return { pdf, name: `fiacre-evidence-${booking.bookingNumber}.pdf` }
}
