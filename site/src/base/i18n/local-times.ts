import { dateFormat } from './formats.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  let found = formatters.get(key)
  if (!found) {
    found = dateFormat(language, options)
    formatters.set(key, found)
  }
  return found
}

/** A local time as if it were UTC, so that it is written down as it is, wherever the browser stands. */
function asWritten(date: string, time = '00:00'): Date {
  return new Date(`${date}T${time}:00Z`)
}

/** A calendar day (YYYY-MM-DD) in full: "Saturday, 14 February 2026". */
export function fullDay(date: string, language: string): string {
  return formatter(language, { dateStyle: 'full', timeZone: 'UTC' }).format(asWritten(date))
}

/** A calendar day (YYYY-MM-DD) where room is short: "Sat, 14 Feb 2026". */
export function shortDay(date: string, language: string): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const
  return formatter(language, options).format(asWritten(date))
}

/** A calendar day (YYYY-MM-DD) without its weekday: "17 May 1990". */
export function plainDay(date: string, language: string): string {
  return formatter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(asWritten(date))
}

/** The parts of a day as a calendar leaf shows them: "14", "Feb", "Sat". */
export function calendarLeaf(
  date: string,
  language: string,
): { day: string; month: string; weekday: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter(language, { ...options, timeZone: 'UTC' }).format(asWritten(date))
  return {
    day: part({ day: 'numeric' }).replace(/\D/g, ''),
    month: part({ month: 'short' }),
    weekday: part({ weekday: 'short' }),
  }
}

/** A time of day (HH:mm) on a clock of 24 hours, as the language writes it: "14:30", in Finnish "14.30". */
export function clockTime(time: string, language: string): string {
  return formatter(language, { ...CLOCK, timeZone: 'UTC' }).format(asWritten('2000-01-01', time))
}

/** The time of day that an instant (ISO 8601) is on the reader's own clock, such as the end of a price: "14:30". */
export function ownClockTime(instant: string, language: string): string {
  return formatter(language, CLOCK).format(new Date(instant))
}

/** An instant (ISO 8601) to the minute on the reader's own clock: "14 Feb 2026, 14:30". */
export function ownMoment(instant: string, language: string): string {
  return formatter(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
}

/** The name that a place's time zone (IANA) has at an instant, the same in summer and in winter: "Central European Time". */
export function zoneName(timeZone: string, at: Date, language: string): string {
  const parts = formatter(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // Greek puts the name in parentheses of its own.
  return name.replace(/^\((.*)\)$/, '$1')
}
