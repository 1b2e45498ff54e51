import { SUPPORT } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import type { DocumentLanguage } from './document-languages.ts'

/** Fills the names in braces of a text, once: a value that has braces of its own keeps them. */
export function fillIn(text: string, own: Readonly<Record<string, string>> = {}): string {
  const values = new Map(Object.entries({ brand: brand.name, supportEmail: brand.supportEmail, ...own }))
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}

/**
 * A day with its weekday, the clock and how far that is from Greenwich, as the language writes them.
 * @param day `YYYY-MM-DD`, and `time`, `HH:mm`: both local to the zone, which the instant only names.
 */
export function writtenMoment(
  { day, time, at, timeZone }: { day: string; time: string; at: Date; timeZone: string },
  { tag }: DocumentLanguage,
): string {
  const local = new Date(`${day}T${time}:00Z`)
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(local)} (${zoneName(at, timeZone, tag)})`
}

/** The day of an instant in a zone. */
export function writtenDay(at: Date, timeZone: string, { tag }: DocumentLanguage): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(at)
}

function zoneName(at: Date, timeZone: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** `1 hr 25 min`, `60 minutes` when `whole`. */
export function writtenMinutes(minutes: number, { tag }: DocumentLanguage, whole = false): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: whole ? 'long' : 'short' }).format(
      value,
    )
  if (whole || minutes < 60) return unit(Math.round(minutes), 'minute')
  const rest = Math.round(minutes) % 60
  const hours = unit(Math.floor(Math.round(minutes) / 60), 'hour')
  return rest === 0 ? hours : `${hours} ${unit(rest, 'minute')}`
}

export function writtenDistance(km: number, { tag }: DocumentLanguage): string {
  const kilometres = { style: 'unit', unit: 'kilometer', maximumFractionDigits: km < 20 ? 1 : 0 } as const
  return new Intl.NumberFormat(tag, kilometres).format(km)
}

/** When support answers, and in which languages, by access level. */
export function writtenSupport(level: 'saver' | 'flexible', { tag, texts }: DocumentLanguage): string {
  if (level === 'flexible') return fillIn(texts.voucher.supportFlexible)
  const { from, to, utcOffsetHours } = SUPPORT.saver
  const clock = (time: string) =>
    new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`2000-01-01T${time}:00Z`),
    )
  const zone = `GMT+${utcOffsetHours}`
  return fillIn(texts.voucher.supportSaver, { from: clock(from), to: clock(to), zone })
}
