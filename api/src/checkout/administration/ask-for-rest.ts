import type { BookingRow } from '../../bookings/booking.entity.ts'
import { isAhead } from '../../bookings/booking-terms.ts'
import { outstandingCents } from '../../bookings/booking-money.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import { bankTransferFor } from '../bank-transfer.ts'
import { mailTraveller } from '../money/mail-traveller.ts'

/** A part of what is asked has come: the traveller is told what is left, and how to pay it; not while more is on its way. */
export async function askForRest(context: Context, em: EntityManager, booking: BookingRow): Promise<void> {
  if (outstandingCents(booking) === 0 || booking.paymentStatus === 'processing' || !isAhead(booking)) return
  const transfer = bankTransferFor(context, booking)
  const mail = transfer ? { kind: 'bank-transfer' as const, transfer } : { kind: 'booking-received' as const }
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, mail)
}
