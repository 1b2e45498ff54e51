import { MS_PER_DAY } from './limits.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the text is a day of the calendar written YYYY-MM-DD; 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  // Date parsing lets 30 February roll over to March; the round trip does not.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Whether the text is a time of day written HH:mm, 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text)
}

/**
 * The calendar date so many days later, whatever the clocks do.
 * @throws RangeError when `date` is not a calendar date.
 */
export function addDays(date: string, days: number): string {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}. Write it as YYYY-MM-DD.`)
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}
