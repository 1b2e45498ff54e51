import type { MailLanguage } from './mail-languages.ts'

/** EUR cents as the language writes money. */
export function writtenMoney(cents: number, { tag }: MailLanguage): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** A local day, `2026-12-01`, with its time where it has one, `2026-12-01 14:30`, as the language writes it. */
export function writtenDate(local: string, { tag }: MailLanguage): string {
  const [day = '', time] = local.split(' ')
  const date = new Date(`${day}T${time ?? '00:00'}:00Z`)
  if (Number.isNaN(date.getTime())) return local
  // The time is local to its place already: no zone is to move it.
  const clock = time === undefined ? {} : { timeStyle: 'short' as const }
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', ...clock }).format(date)
}
