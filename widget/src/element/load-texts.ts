import { firstEn } from '../locales/first-en.ts'
import { bookingLocale, TRANSLATIONS } from '../locales/languages.ts'
import type { FirstMessages } from '../locales/text-id.ts'

const ENGLISH = { messages: firstEn, later: () => import('../locales/en-later.ts') }

/** The texts that filling in the form takes; a page that cannot have its language gets English, which is always there. */
export async function loadFirstTexts(tag: string): Promise<FirstMessages> {
  return (await loadParts(tag).catch(() => ENGLISH)).messages
}

/** All texts; rejects when they cannot be had. */
export async function loadAllTexts(tag: string): Promise<FirstMessages> {
  const { messages, later } = await loadParts(tag)
  return { ...messages, ...(await later()).messages }
}

async function loadParts(tag: string) {
  return (await TRANSLATIONS[bookingLocale(tag)]?.()) ?? ENGLISH
}
