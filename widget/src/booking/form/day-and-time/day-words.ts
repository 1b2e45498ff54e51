/** What a language calls days and months, as they may be typed: without marks and in small letters. */
export type DayWords = {
  /** From Sunday and from January on: each with all its names. */
  readonly weekdays: readonly (readonly string[])[]
  readonly months: readonly (readonly string[])[]
  /** Today, tomorrow, the day after. */
  readonly soon: readonly string[]
}

/** A Sunday that is the fourth of its month, and a January. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const YEAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The words of a language, from the browser's own data. */
export function dayWords(tag: string): DayWords {
  const names = (parts: readonly Intl.DateTimeFormatOptions[], type: 'weekday' | 'month', at: number) => {
    const found = parts.map((each) =>
      new Intl.DateTimeFormat(tag, { ...each, timeZone: 'UTC' })
        .formatToParts(at)
        .find((part) => part.type === type),
    )
    return [...new Set(found.map((part) => plainWord(part?.value ?? '')))]
  }
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    weekdays: WEEK.map((index) =>
      names([{ weekday: 'long' }, { weekday: 'short' }], 'weekday', SUNDAY + index * DAY),
    ),
    // A month is another word beside its day in many languages: listopad, 28 listopada.
    months: YEAR.map((index) =>
      names(
        [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }],
        'month',
        Date.UTC(2026, index, 1),
      ),
    ),
    soon: [0, 1, 2].map((days) => plainWord(relative.format(days, 'day'))),
  }
}

/** A word as it is compared: "Févr." is "fevr", "środa" is "sroda". */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.’']/g, '')
    .trim()
}
