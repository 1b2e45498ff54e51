import type { LanguageCode } from '@fiacre/sdk/rules'
import { perLanguage, type Tagged } from './per-language.ts'

/** Languages that count the first day of a month, and only that one. */
const FIRST_OF_MONTH: Partial<Record<LanguageCode, string>> = { fr: '1er', el: '1η' }

const euros = perLanguage(({ tag }) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }))
// A time is local to its place already: no zone is to move it.
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const
const days = perLanguage(({ tag }) => new Intl.DateTimeFormat(tag, DAY))
const times = perLanguage(
  ({ tag }) => new Intl.DateTimeFormat(tag, { ...DAY, timeStyle: 'short', hourCycle: 'h23' }),
)

/** EUR cents as the language writes money. */
export function writtenMoney(cents: number, language: Tagged): string {
  return euros(language).format(cents / 100)
}

/**
 * A local day, `2026-12-01`, with its time where it has one, `2026-12-01 14:30`, as the language writes it. Times count to
 * 24, as timetables do everywhere in Europe.
 */
export function writtenDate(local: string, language: Tagged): string {
  const [day = '', time] = local.split(' ')
  const date = new Date(`${day}T${time ?? '00:00'}:00Z`)
  if (Number.isNaN(date.getTime())) return local
  const text = (time === undefined ? days : times)(language).format(date)
  const first = FIRST_OF_MONTH[language.code as LanguageCode]
  return first !== undefined && date.getUTCDate() === 1 ? text.replace(/^1(?=\s)/, first) : text
}
