import { en } from './en.ts'
import { bookingLocale, TRANSLATIONS } from './languages.ts'
import type { BookingMessages } from './text-id.ts'

/** The booking form's catalogue for a BCP 47 tag, English where we do not speak the language. */
export async function loadMessages(tag: string): Promise<BookingMessages> {
  const load = TRANSLATIONS[bookingLocale(tag)]
  if (!load) return en
  const first = await load()
  const later = await first.later()
  return { ...first.messages, ...later.messages }
}
