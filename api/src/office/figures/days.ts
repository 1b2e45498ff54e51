import { utcDay } from '#platform/localisation/utc-day.ts'
/** A calendar day of the figures: YYYY-MM-DD. All figures are by UTC, as the dates of receipts are. */
export type Day = string

const DAY_MS = 86_400_000

/** The day (UTC) of an instant. */
export const dayOf = (instant: Date): Day => utcDay(instant)

/** The instant at which a day begins. */
export const beginningOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`)

/** So many days later; earlier below zero. */
export const daysLater = (day: Day, days: number): Day =>
  dayOf(new Date(beginningOf(day).getTime() + days * DAY_MS))

/** How many days there are from one to another, both counted. */
export const lengthOf = (from: Day, to: Day): number =>
  Math.round((beginningOf(to).getTime() - beginningOf(from).getTime()) / DAY_MS) + 1
