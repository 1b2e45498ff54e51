import { changeDeadline, refundTerms, type RefundRule } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'

type Terms = Pick<BookingRow, 'accessLevel' | 'partnerId' | 'createdAt' | 'pickupAt'>

/** The rule and the deadline by which a booking is refunded. */
export function termsOfBooking(booking: Terms): { rule: RefundRule; until: Date } {
  const { accessLevel, partnerId, createdAt: bookedAt, pickupAt } = booking
  return refundTerms({ accessLevel, isPartners: Boolean(partnerId), bookedAt, pickupAt })
}

/** What is still open to the traveller at this moment: until when all of the money comes back, and until when it can be changed. */
export function openTerms(
  booking: Terms & Pick<BookingRow, 'status' | 'keptCents'>,
  now: Date,
): { refundUntil: Date | null; changeUntil: Date | null } {
  const isOver = booking.status !== 'pending' && booking.status !== 'confirmed'
  const ahead = (until: Date) => (isOver || until <= now ? null : until)
  return {
    refundUntil: booking.keptCents > 0 ? null : ahead(termsOfBooking(booking).until),
    changeUntil: ahead(changeDeadline(booking)),
  }
}
