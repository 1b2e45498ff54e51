import { addDays } from './calendar-date.ts'
import { pickupSpan, returnSpan } from './booking-window.ts'
import type { TimeSpan } from './booking-window.ts'
import { HORIZON_DAYS, MS_PER_DAY, MS_PER_MINUTE, SUGGESTED_RETURN_DAYS } from './limits.ts'
import { instantToLocal, localToInstant } from './local-time.ts'
import type { LocalDateTime } from './local-time.ts'

/** The first and the last local time that a form lets people choose. */
export type SelectableRange = { readonly earliest: LocalDateTime; readonly latest: LocalDateTime }

/** The first and the last time of one day, HH:mm. */
export type DayTimes = { readonly min: string; readonly max: string }

const DAY_START = '00:00'
const DAY_END = '23:59'

/** When a pickup may be, on the clocks of the pickup place (spec section 5). */
export function pickupRange(now: Date, timeZone: string, horizonDays = HORIZON_DAYS): SelectableRange {
  return selectableRange(pickupSpan(now, horizonDays), timeZone)
}

/** When the return of this pickup may be, on the clocks of the pickup place (design: horizon). */
export function returnRange(pickupAt: Date, timeZone: string, horizonDays = HORIZON_DAYS): SelectableRange {
  return selectableRange(returnSpan(pickupAt, horizonDays), timeZone)
}

/** The times to choose from on a day, or null when the whole day is out of range. */
export function timesOn(date: string, { earliest, latest }: SelectableRange): DayTimes | null {
  if (date < earliest.date || date > latest.date) return null
  return {
    min: date === earliest.date ? earliest.time : DAY_START,
    max: date === latest.date ? latest.time : DAY_END,
  }
}

/** The soonest pickup to choose: its `date` is the form's minimum date. */
export function earliestPickup(now: Date, timeZone: string): LocalDateTime {
  return pickupRange(now, timeZone).earliest
}

/** The form's maximum pickup date, YYYY-MM-DD. */
export function latestPickupDate(now: Date, timeZone: string): string {
  return pickupRange(now, timeZone).latest.date
}

/** Minimum pickup time on a day: now plus 2 hours on the first, else 00:00; null when the day is out of range. */
export function minimumPickupTime(date: string, now: Date, timeZone: string): string | null {
  return timesOn(date, pickupRange(now, timeZone))?.min ?? null
}

/** Maximum pickup time on a day: the horizon on the last, else 23:59; null when the day is out of range. */
export function maximumPickupTime(date: string, now: Date, timeZone: string): string | null {
  return timesOn(date, pickupRange(now, timeZone))?.max ?? null
}

/** The return date offered first: 7 days after the pickup, never beyond the horizon (spec section 5). */
export function suggestedReturn(pickupDate: string, horizonDays = HORIZON_DAYS): string {
  return addDays(pickupDate, Math.min(SUGGESTED_RETURN_DAYS, horizonDays))
}

function selectableRange(span: TimeSpan, timeZone: string): SelectableRange {
  const from = Math.ceil(span.from.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE
  const to = Math.floor(span.to.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE
  return { earliest: firstShown(from, timeZone, 1), latest: firstShown(to, timeZone, -1) }
}

/**
 * The local time of an instant, or of the nearest one in the given direction that a local time can mean: the second
 * pass through an hour that the clocks show twice cannot be chosen, since the first is always the one meant.
 */
function firstShown(at: number, timeZone: string, direction: 1 | -1): LocalDateTime {
  // No clock repeats a day. A year that is still being typed may be one before there were time zones.
  for (let away = 0; away < MS_PER_DAY; away += MS_PER_MINUTE) {
    const candidate = at + direction * away
    const local = instantToLocal(new Date(candidate), timeZone)
    const meant = localToInstant({ ...local, timeZone })
    // The mean time of a place was off by seconds, too, which local times leave out.
    if (meant.ok && Math.abs(meant.instant.getTime() - candidate) < MS_PER_MINUTE) return local
  }
  return instantToLocal(new Date(at), timeZone)
}
