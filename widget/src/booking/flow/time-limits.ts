import { localToInstant, pickupRange, returnRange, timesOn } from '@fiacre/sdk/rules'
import { pickupZone } from './pickup-zone.ts'
import type { Clock } from './ports.ts'
import type { FlowState } from './state.ts'

/** What a date and a time field let people choose; a limit that is not known is left out. */
export type TimeLimits = {
  readonly minDate?: string | undefined
  readonly maxDate?: string | undefined
  readonly minTime?: string | undefined
  readonly maxTime?: string | undefined
  /** The soonest time on the first day, whatever day is chosen. */
  readonly firstTime?: string | undefined
}

/** Limits of the pickup fields: 2 hours to 14 days ahead at the pickup place, or as far as the service says (spec section 5). */
export function pickupLimits(state: FlowState, clock: Clock): TimeLimits {
  const range = pickupRange(clock.now(), pickupZone(state, clock), state.settings.horizonDays)
  return {
    minDate: range.earliest.date,
    maxDate: range.latest.date,
    firstTime: range.earliest.time,
    ...dayLimits(timesOn(state.form.pickupDate, range)),
  }
}

/** Limits of the return fields: after the pickup and at most 14 days after it (design: horizon). */
export function returnLimits(state: FlowState, clock: Clock): TimeLimits {
  const timeZone = pickupZone(state, clock)
  const { pickupDate: date, pickupTime: time, returnDate } = state.form
  const pickupAt = localToInstant({ date, time, timeZone })
  if (!pickupAt.ok) return { minDate: date || pickupRange(clock.now(), timeZone).earliest.date }
  const range = returnRange(pickupAt.instant, timeZone, state.settings.horizonDays)
  return {
    minDate: range.earliest.date,
    maxDate: range.latest.date,
    ...dayLimits(timesOn(returnDate, range)),
  }
}

function dayLimits(times: { readonly min: string; readonly max: string } | null): TimeLimits {
  return times ? { minTime: times.min, maxTime: times.max } : {}
}
