import { MS_PER_DAY } from '@fiacre/sdk/rules'

const DAYS = 7
const MONDAY = 1

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
/** The day so many days after another. */
export const otherDay = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * MS_PER_DAY))

/** The days (YYYY-MM-DD) of the week that a day lies in, from Monday on; of today's where it is no day. */
export function weekOf(day: string | undefined, now: Date): string[] {
  const asked = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  const at = new Date(Number.isNaN(asked) ? now : asked)
  const sinceMonday = (at.getUTCDay() + DAYS - MONDAY) % DAYS
  const monday = otherDay(dayOf(at), -sinceMonday)
  return Array.from({ length: DAYS }, (_, index) => otherDay(monday, index))
}

/** The Monday so many weeks after a week. */
export const otherWeek = ([monday = '']: readonly string[], weeks: number): string =>
  otherDay(monday, weeks * DAYS)
