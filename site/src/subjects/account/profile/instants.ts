import { dateFormat } from '../../../base/i18n/formats.ts'

// Unlike a journey's times, which are those of its place, these are the traveller's own: the browser's time zone.

/** The day of an instant (ISO 8601), in full: "14 February 2026". */
export function dayOf(instant: string, language: string, timeZone?: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant))
}

/** An instant (ISO 8601) to the minute: "14 Feb 2026, 14:30". */
export function momentOf(instant: string, language: string, timeZone?: string): string {
  return dateFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
}
