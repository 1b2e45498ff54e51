import type { Booking } from '@fiacre/sdk'

const HOUR_MS = 3_600_000

/** The confirmed trip that comes next, if there is one. */
export function nextTrip(bookings: readonly Booking[], now: Date): Booking | undefined {
  return bookings
    .filter(({ status, pickupAt }) => status === 'confirmed' && Date.parse(pickupAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.pickupAt) - Date.parse(b.pickupAt))[0]
}

/** How long it is until an instant to come, in words: days, and hours on the last two. */
export function timeUntil(instant: string, now: Date, language: string): string {
  const hours = (Date.parse(instant) - now.getTime()) / HOUR_MS
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (hours >= 48) return words.format(Math.floor(hours / 24), 'day')
  return hours >= 1 ? words.format(Math.floor(hours), 'hour') : words.format(Math.ceil(hours * 60), 'minute')
}
