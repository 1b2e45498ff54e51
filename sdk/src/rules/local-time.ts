import { tzOffset } from '@date-fns/tz/tzOffset'
import { isCalendarDate, isTimeOfDay } from './calendar-date.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from './limits.ts'

/** A day and a time as the clocks on the wall show them: YYYY-MM-DD and HH:mm. */
export type LocalDateTime = { readonly date: string; readonly time: string }

/** The instant of a local time, or why it has none. */
export type LocalInstant =
  | { readonly ok: true; readonly instant: Date }
  | { readonly ok: false; readonly reason: 'nonexistent' }

/** Offset of the zone from UTC at an instant, in ms, east positive. */
function offsetAt(timeZone: string, at: number): number {
  const minutes = tzOffset(timeZone, new Date(at))
  if (Number.isNaN(minutes)) {
    throw new RangeError(`Unknown time zone: ${timeZone}. Use an IANA name such as Europe/Paris.`)
  }
  return Math.round(minutes * MS_PER_MINUTE)
}

/**
 * The instant at which the clocks of a zone show this date and time. A time that the clocks skip, or a date that is
 * not in the calendar, has none; of a time that they show twice, the first is meant (design: times).
 * @throws RangeError when the time zone is unknown.
 */
export function localToInstant({
  date,
  time,
  timeZone,
}: LocalDateTime & { readonly timeZone: string }): LocalInstant {
  if (!isCalendarDate(date) || !isTimeOfDay(time)) return { ok: false, reason: 'nonexistent' }
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  // Zones change at most once in two days, so the offset that holds is one of the day before's and the day after's.
  const offsets = [offsetAt(timeZone, asIfUtc - MS_PER_DAY), offsetAt(timeZone, asIfUtc + MS_PER_DAY)]
  const instants = offsets
    .map((offset) => ({ offset, at: asIfUtc - offset }))
    .filter(({ offset, at }) => offsetAt(timeZone, at) === offset)
    .map(({ at }) => at)
  if (instants.length === 0) return { ok: false, reason: 'nonexistent' }
  return { ok: true, instant: new Date(Math.min(...instants)) }
}

/**
 * What the clocks of a zone show at an instant, to the whole minute.
 * @throws RangeError when the time zone is unknown.
 */
export function instantToLocal(instant: Date, timeZone: string): LocalDateTime {
  const shifted = new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}
