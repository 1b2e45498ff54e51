import { en } from './en.ts'
import type { BookingMessages } from './text-id.ts'

/** Languages the booking form speaks; English is part of every bundle, the others come when asked for. */
const LOADERS: Readonly<Record<string, () => Promise<{ default: BookingMessages }>>> = {
  pl: () => import('./pl.json'),
}

/** Codes of the languages the booking form speaks. */
export const BOOKING_LOCALES: readonly string[] = ['en', ...Object.keys(LOADERS)]

/** The language to use for a BCP 47 tag such as `pl-PL`: itself without its region, or English. */
export function bookingLocale(tag: string): string {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return BOOKING_LOCALES.includes(language) ? language : 'en'
}

/** The booking form's catalogue for a BCP 47 tag, English where we do not speak the language. */
export async function loadMessages(tag: string): Promise<BookingMessages> {
  const load = LOADERS[bookingLocale(tag)]
  return load ? (await load()).default : en
}
