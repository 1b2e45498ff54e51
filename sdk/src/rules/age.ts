import { isCalendarDate } from './calendar-date.ts'
import { MINIMUM_AGE } from './limits.ts'

/**
 * Full years of age on the UTC day of `now` (spec section 9: times are UTC). Somebody born on 29 February has the
 * birthday on 1 March in other years. NaN when the date of birth is not a calendar date.
 */
export function ageAt(dateOfBirth: string, now: Date): number {
  if (!isCalendarDate(dateOfBirth)) return Number.NaN
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Whether somebody is old enough to register: 18 (spec section 5). */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  return ageAt(dateOfBirth, now) >= MINIMUM_AGE
}
