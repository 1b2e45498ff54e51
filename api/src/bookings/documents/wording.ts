import { SUPPORT } from '@fiacre/sdk/rules'
import type { DocumentLanguage } from './document-languages.ts'

/** Times count to 24, as timetables do everywhere in Europe, and are local to their place already: no zone is to move them. */
const CLOCK = { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const

/**
 * A day with its weekday, the clock and how far that is from Greenwich, as the language writes them.
 * @param day `YYYY-MM-DD`, and `time`, `HH:mm`: both local to the zone, which the instant only names.
 */
export function writtenMoment(
  { day, time, at, timeZone }: { day: string; time: string; at: Date; timeZone: string },
  { tag }: DocumentLanguage,
): string {
  const local = new Date(`${day}T${time}:00Z`)
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', ...CLOCK })
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

/** Zones named by their offset count backwards: `Etc/GMT-2` is two hours ahead of Greenwich. */
function fixedZone(hours: number): string {
  return `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`
}

/** When support answers, and in which languages, by access level. */
export function writtenSupport(level: 'saver' | 'flexible', { tag, t }: DocumentLanguage): string {
  if (level === 'flexible') return t('voucher.supportFlexible')
  const { from, to, utcOffsetHours } = SUPPORT.saver
  const clock = (time: string) =>
    new Intl.DateTimeFormat(tag, CLOCK).format(new Date(`2000-01-01T${time}:00Z`))
  const zone = zoneName(new Date(0), fixedZone(utcOffsetHours), tag)
  return t('voucher.supportSaver', { from: clock(from), to: clock(to), zone })
}
