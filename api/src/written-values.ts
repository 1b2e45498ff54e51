import type { LanguageCode } from '@fiacre/sdk/rules'

/** Values as a language writes them: its code, and a tag that names its country too, `en-GB`. */
interface Tagged {
  code: string
  tag: string
}

/** Languages that count the first day of a month, and only that one. */
const FIRST_OF_MONTH: Partial<Record<LanguageCode, string>> = { fr: '1er', el: '1η' }

/** EUR cents as the language writes money. */
export function writtenMoney(cents: number, { tag }: Pick<Tagged, 'tag'>): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/**
 * A local day, `2026-12-01`, with its time where it has one, `2026-12-01 14:30`, as the language writes it. Times count to
 * 24, as timetables do everywhere in Europe.
 */
export function writtenDate(local: string, { code, tag }: Tagged): string {
  const [day = '', time] = local.split(' ')
  const date = new Date(`${day}T${time ?? '00:00'}:00Z`)
  if (Number.isNaN(date.getTime())) return local
  // The time is local to its place already: no zone is to move it.
  const clock = time === undefined ? {} : { timeStyle: 'short' as const, hourCycle: 'h23' as const }
  const text = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', ...clock }).format(date)
  const first = FIRST_OF_MONTH[code as LanguageCode]
  return first !== undefined && date.getUTCDate() === 1 ? text.replace(/^1(?=\s)/, first) : text
}
