import { MS_PER_DAY } from '@fiacre/sdk/rules'
import type { Habits } from './habits.ts'

/** How days and times are written for a traveller. Days are YYYY-MM-DD, times HH:mm. */
export type Written = {
  /** Sat 28 Nov; with its year where it is far off. */
  day(day: string, today: string): string
  /** Saturday 28 November */
  wholeDay(day: string): string
  /** 28 Nov */
  dayOfMonth(day: string): string
  month(day: string): string
  /** Saturday, and as short as it comes */
  weekday(day: string): string
  shortWeekday(day: string): string
  /** 28/11/2026, in the order of the region */
  numbers(day: string): string
  /** tomorrow */
  tomorrow(): string
  time(time: string): string
  /** Whether times have their half of the day with them: 2:30 PM. */
  readonly isLong: boolean
}

/** Beyond so many days a day without its year is taken for another one. */
const NEAR_DAYS = 180

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export function writtenBy({ tag, region, isTwelveHours }: Habits): Written {
  const format = (parts: Intl.DateTimeFormatOptions, by = tag) => {
    const formatter = new Intl.DateTimeFormat(by, { ...parts, timeZone: 'UTC' })
    // Some runtimes part them by narrow spaces, which nobody types.
    return (at: number): string => formatter.format(at).replace(/\s+/g, ' ')
  }
  const short = { day: 'numeric', month: 'short' } as const
  const near = format({ weekday: 'short', ...short })
  const far = format({ ...short, year: 'numeric' })
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayOfMonth = format(short)
  const month = format({ month: 'short' })
  const weekday = format({ weekday: 'long' })
  const shortWeekday = format({ weekday: 'short' })
  const numbers = format({ day: 'numeric', month: 'numeric', year: 'numeric' }, region)
  const clock = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }, region)
  return {
    day(day, today) {
      const isNear = Math.abs(instantOf(day) - instantOf(today)) < NEAR_DAYS * MS_PER_DAY
      // Short as it is it needs no commas.
      return (isNear ? near : far)(instantOf(day)).replace(/,/g, '')
    },
    wholeDay: (day) => whole(instantOf(day)),
    dayOfMonth: (day) => dayOfMonth(instantOf(day)),
    month: (day) => month(instantOf(day)),
    weekday: (day) => weekday(instantOf(day)),
    shortWeekday: (day) => shortWeekday(instantOf(day)),
    numbers: (day) => numbers(instantOf(day)),
    tomorrow: () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(1, 'day'),
    isLong: isTwelveHours,
    time: (time) => (isTwelveHours ? clock(Date.parse(`1970-01-01T${time}:00Z`)) : time),
  }
}
