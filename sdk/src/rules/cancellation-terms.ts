import { MS_PER_HOUR } from './limits.ts'
import type { AccessLevel } from './access-level.ts'
import { CANCELLATION, CHANGES } from './policy.ts'

/** What the terms of a booking depend on. */
export type TermsOf = {
  readonly accessLevel: AccessLevel
  /** Booked through a partner's page. */
  readonly isPartners: boolean
  readonly bookedAt: Date
  readonly pickupAt: Date
}

/** By which rule money goes back. */
export type RefundRule = 'WITHIN_BOOKING_WINDOW' | 'BEFORE_START' | 'BEFORE_PARTNER_DEADLINE'

/**
 * By which rule, and until which instant (exclusive), a cancelled booking is refunded in full. Flexible holds whoever the
 * booking came through; a partner's Saver goes by the partner's deadline. A deadline is never after the start.
 */
export function refundTerms(booking: TermsOf): { rule: RefundRule; until: Date } {
  const { accessLevel, isPartners, bookedAt, pickupAt } = booking
  if (accessLevel === 'flexible') {
    return { rule: 'BEFORE_START', until: hoursBefore(pickupAt, CANCELLATION.flexible.hoursBeforePickup) }
  }
  if (isPartners) {
    return {
      rule: 'BEFORE_PARTNER_DEADLINE',
      until: hoursBefore(pickupAt, CANCELLATION.partner.hoursBeforePickup),
    }
  }
  const until = new Date(bookedAt.getTime() + CANCELLATION.saver.hoursAfterBooking * MS_PER_HOUR)
  return { rule: 'WITHIN_BOOKING_WINDOW', until: until < pickupAt ? until : pickupAt }
}

/** Until which instant (exclusive) a booking may be changed. */
export function changeDeadline({ accessLevel, pickupAt }: Pick<TermsOf, 'accessLevel' | 'pickupAt'>): Date {
  return hoursBefore(pickupAt, CHANGES[accessLevel].hoursBeforePickup)
}

function hoursBefore(instant: Date, hours: number): Date {
  return new Date(instant.getTime() - hours * MS_PER_HOUR)
}
