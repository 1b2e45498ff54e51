import { MS_PER_DAY, MS_PER_HOUR } from '@fiacre/sdk/rules'

/** A table whose rows lie in partitions, by the time in one of their columns, so that old ones go all at once. */
export interface Parted {
  table: string
  /** The column by whose time they lie. */
  key: string
  /** How long a period is; a divisor of a day, or a day. */
  hours: number
  /** How many hours after midnight, UTC, the first period of a day begins. */
  beginHour: number
  /** How many days after that time a row is kept: at most so many, and less than a period fewer. */
  keptDays: number
  /** How far after the present the time of a row lies that is written now. */
  leadMs: number
}

/** Partitions are there for what is written so long from now. */
const AHEAD_MS = 12 * MS_PER_HOUR

/** When the period of a time begins. */
export function beginningOf({ hours, beginHour }: Parted, time: Date): Date {
  const [length, first] = [hours * MS_PER_HOUR, beginHour * MS_PER_HOUR]
  return new Date(Math.floor((time.getTime() - first) / length) * length + first)
}

export function endOf({ hours }: Parted, beginning: Date): Date {
  return new Date(beginning.getTime() + hours * MS_PER_HOUR)
}

/** The periods of all that is written from now on, until a job that comes every hour has missed half a day of turns. */
export function periodsAhead(parted: Parted, now: Date): Date[] {
  const first = new Date(now.getTime() + parted.leadMs)
  const last = new Date(first.getTime() + AHEAD_MS)
  const periods: Date[] = []
  for (let next = beginningOf(parted, first); next <= last; next = endOf(parted, next)) periods.push(next)
  return periods
}

/** Rows of before this time have been kept as long as they may; so has a period that begins before it. */
export function limitOf({ keptDays }: Parted, now: Date): Date {
  return new Date(now.getTime() - keptDays * MS_PER_DAY)
}

/** A partition's name: the table's, and the hour in which its period begins. */
export function partitionName({ table }: Parted, beginning: Date): string {
  return `${table}_${beginning.toISOString().slice(0, 13).replaceAll(/\D/g, '')}`
}

/** Where rows lie that fit no other partition. */
export const restOf = ({ table }: Parted): string => `${table}_rest`
