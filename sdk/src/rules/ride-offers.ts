import { MS_PER_MINUTE } from './limits.ts'
import { RIDE_OFFERS } from './policy.ts'

const HALF = 2

/** Until when a carrier that is asked now answers: half of the time to the pickup, within limits. */
export function rideAnswerUntil(now: Date, pickupAt: Date): Date {
  const { least, most } = RIDE_OFFERS.answerMinutes
  const half = (pickupAt.getTime() - now.getTime()) / HALF
  const wait = Math.max(least * MS_PER_MINUTE, Math.min(most * MS_PER_MINUTE, half))
  return new Date(now.getTime() + wait)
}
