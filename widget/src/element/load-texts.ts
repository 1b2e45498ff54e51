import { firstEn } from '../locales/first-en.ts'
import { bookingLocale, TRANSLATIONS } from '../locales/languages.ts'
import type { FirstMessages } from '../locales/text-id.ts'

/** The texts that filling in the form takes; a page that cannot have its language gets English, which is always there. */
export async function loadFirstTexts(tag: string): Promise<FirstMessages> {
  const parts = TRANSLATIONS[bookingLocale(tag)]
  return parts ? (await parts.first().catch(() => ({ messages: firstEn }))).messages : firstEn
}

/** All texts; rejects when they cannot be had. */
export async function loadAllTexts(tag: string): Promise<FirstMessages> {
  const parts = TRANSLATIONS[bookingLocale(tag)]
  const [first, later] = await Promise.all([
    loadFirstTexts(tag),
    parts ? parts.later() : import('../locales/en-later.ts'),
  ])
  return { ...first, ...later.messages }
}
