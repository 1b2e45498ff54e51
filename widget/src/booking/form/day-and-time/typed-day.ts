import { addDays, isCalendarDate } from '@fiacre/sdk/rules'
import { plainWord } from './day-words.ts'
import type { DayWords } from './day-words.ts'

/** What a typed day is read against. */
export type DayContext = {
  readonly words: DayWords
  /** Days as YYYY-MM-DD: today, and the first and last to choose from. */
  readonly today: string
  readonly min: string
  readonly max: string
  /** Whether months are written before days where this traveller lives. */
  readonly isMonthFirst: boolean
}

/** Between two days of one number lie at most two months. */
const DAYS_TO_LOOK = 62

/**
 * The day that somebody means by "28", "28/11", "28.11.", "28 nov", "sat" or "tomorrow": the soonest one that can be chosen, or
 * the nearest where none can. Undefined for what is no day.
 */
export function readDay(typed: string, context: DayContext): string | undefined {
  const text = typed.trim()
  if (isCalendarDate(text)) return text
  const { words, today, min } = context
  const soon = words.soon.findIndex((word) => isShortFor(plainWord(text), word))
  if (soon >= 0) return addDays(today, soon)
  const tokens = tokensOf(text)
  const first = wordIndex(tokens[0], words.weekdays)
  // Behind its date a weekday is the third word at least: "28 mar" is a day of March.
  const last = first === undefined && tokens.length > 2 ? wordIndex(tokens.at(-1), words.weekdays) : undefined
  const weekday = first ?? last
  const rest = tokens.slice(first === undefined ? 0 : 1, last === undefined ? undefined : -1)
  if (rest.length > 0) return readDate(rest, context)
  return weekday === undefined
    ? undefined
    : firstFrom(min, (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)
}

/** What languages put between or behind the parts of a date: "28 de noviembre", "segunda-feira", "lapkričio 28 d.", "2026 г." */
const LINKS = new Set(['de', 'feira', 'd', 'г'])

/** Words and numbers, whatever stands between them; "28112026" is three numbers, and a year that comes first is put last. */
function tokensOf(text: string): string[] {
  const together = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (together) return together.slice(1)
  const tokens = text
    .split(/[\s./,-]+/)
    .map(plainWord)
    .filter(Boolean)
  const parts = tokens.length > 2 ? tokens.filter((token) => !LINKS.has(token)) : tokens
  return /^\d{4}$/.test(parts[0] ?? '') && parts.length === 3 ? parts.toReversed() : parts
}

function readDate(tokens: readonly string[], context: DayContext): string | undefined {
  const [first = '', second, year, ...more] = tokens
  if (more.length > 0 || (year !== undefined && !/^(\d{2}|\d{4})$/.test(year))) return undefined
  const [a, b] = [numberOf(first), numberOf(second)]
  if (second === undefined) {
    return a === undefined ? undefined : firstFrom(context.min, (day) => Number(day.slice(8)) === a)
  }
  const inYear = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year)
  if (a !== undefined && b !== undefined) {
    const both = [dayIn(b, a, inYear, context), dayIn(a, b, inYear, context)]
    return bestOf(context.isMonthFirst ? both.toReversed() : both, context)
  }
  const named =
    a === undefined ? wordIndex(first, context.words.months) : wordIndex(second, context.words.months)
  const day = a ?? b
  return named === undefined || day === undefined ? undefined : dayIn(named + 1, day, inYear, context)
}

/** Of two ways to read it the one that can be chosen: a day and a month that change places are never both within two weeks. */
function bestOf(days: readonly (string | undefined)[], { min, max }: DayContext): string | undefined {
  return days.find((day) => day !== undefined && day >= min && day <= max) ?? days.find(Boolean)
}

/** That day of that month, in the year that brings it nearest. */
function dayIn(
  month: number,
  day: number,
  year: number | undefined,
  { min }: DayContext,
): string | undefined {
  const thisYear = Number(min.slice(0, 4))
  const written = (each: number): string =>
    [String(each), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  const years = year === undefined ? [thisYear, thisYear + 1, thisYear - 1] : [year]
  const away = (each: string): number => Math.abs(Date.parse(each) - Date.parse(min))
  return years
    .map(written)
    .filter(isCalendarDate)
    .toSorted((one, other) => away(one) - away(other))[0]
}

function firstFrom(start: string, isIt: (day: string) => boolean): string | undefined {
  for (let ahead = 0; ahead <= DAYS_TO_LOOK; ahead += 1) {
    const day = addDays(start, ahead)
    if (isIt(day)) return day
  }
  return undefined
}

/** The number of "28", "28th" or "1er". */
function numberOf(token: string | undefined): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|e)?$/.exec(token ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Which of the things with these names a word means; undefined when none, or more than one. */
function wordIndex(word: string | undefined, things: readonly (readonly string[])[]): number | undefined {
  if (word === undefined) return undefined
  const exact = things.findIndex((names) => names.includes(word))
  if (exact >= 0) return exact
  const found = things.flatMap((names, index) =>
    names.some((name) => isShortFor(word, name)) ? [index] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

/** Two letters and more of a word stand for it. */
function isShortFor(typed: string, word: string): boolean {
  return typed.length > 1 && word.startsWith(typed)
}
