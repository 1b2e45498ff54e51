import { changeDeadline, refundTerms, type RefundRule } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'

type Terms = Pick<BookingRow, 'accessLevel' | 'partnerId' | 'createdAt' | 'pickupAt'>

/** The rule and the deadline by which a booking is refunded. */
export function termsOfBooking(booking: Terms): { rule: RefundRule; until: Date } {
  const { accessLevel, partnerId, createdAt: bookedAt, pickupAt } = booking
  return refundTerms({ accessLevel, isPartners: Boolean(partnerId), bookedAt, pickupAt })
}

/** Whether the journey has neither begun nor been given up. */
export function isAhead({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** What is still open to the traveller at this moment: until when all of the money comes back, and until when it can be changed. */
export function openTerms(
  booking: Terms & Pick<BookingRow, 'status' | 'keptCents'>,
  now: Date,
): { refundUntil: Date | null; changeUntil: Date | null } {
  const ahead = (until: Date) => (isAhead(booking) && now < until ? until : null)
  return {
    refundUntil: booking.keptCents > 0 ? null : ahead(termsOfBooking(booking).until),
    changeUntil: ahead(changeDeadline(booking)),
  }
}
