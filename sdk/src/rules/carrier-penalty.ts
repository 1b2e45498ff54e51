import { MS_PER_HOUR } from './limits.ts'
import { CARRIER_PENALTIES } from './policy.ts'

/** What giving a ride back costs a carrier at a moment, in percent of its net price: the last line holds at and after the pickup, too. */
export function givenBackPercent(pickupAt: Date, now: Date): number {
  const hours = Math.max(0, (pickupAt.getTime() - now.getTime()) / MS_PER_HOUR)
  return CARRIER_PENALTIES.givenBack.find(({ hoursBefore }) => hours >= hoursBefore)?.percent ?? 0
}
