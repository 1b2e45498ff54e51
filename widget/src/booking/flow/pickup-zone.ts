import type { Clock } from './ports.ts'
import type { FlowState } from './state.ts'

type Zoned = Pick<FlowState, 'places' | 'resolvedZone' | 'quote'>

/** The time zone of the pickup place, or the traveller's own while it is not known. */
export function pickupZone({ places, resolvedZone, quote }: Zoned, clock: Pick<Clock, 'timeZone'>): string {
  return places.pickupLocation?.timeZone ?? resolvedZone ?? quote?.timeZone ?? clock.timeZone()
}
