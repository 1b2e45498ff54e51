import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { isAhead } from '#bookings/booking/booking-terms.ts'
import { outstandingCents } from '#bookings/booking/booking-money.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bankTransferFor } from '#bookings/funds/bank-transfer.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'

/** A part of what is asked has come: the traveller is told what is left, and how to pay it; not while more is on its way. */
export async function requestOutstanding(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
): Promise<void> {
  if (outstandingCents(booking) === 0 || booking.paymentStatus === 'processing' || !isAhead(booking)) return
  const transfer = bankTransferFor(context, booking)
  const mail = transfer ? { kind: 'bank-transfer' as const, transfer } : { kind: 'booking-received' as const }
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, mail)
}
