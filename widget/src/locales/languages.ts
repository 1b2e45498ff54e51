import type { FirstPart, LaterPart } from './text-id.ts'

/** A catalogue in two parts: what filling in the form takes, and what its later steps say. */
type Parts = {
  readonly first: () => Promise<{ readonly messages: FirstPart }>
  readonly later: () => Promise<{ readonly messages: LaterPart }>
}

/** Languages the booking form speaks besides English. */
export const TRANSLATIONS: Readonly<Record<string, Parts>> = {
  pl: { first: () => import('./pl.ts'), later: () => import('./pl-later.ts') },
  fr: { first: () => import('./fr.ts'), later: () => import('./fr-later.ts') },
}

/** Codes of the languages the booking form speaks. */
export const BOOKING_LOCALES: readonly string[] = ['en', ...Object.keys(TRANSLATIONS)]

/** The language to use for a BCP 47 tag such as `pl-PL`: itself without its region, or English. */
export function bookingLocale(tag: string): string {
  const language = tag.toLowerCase().replace(/[-_].*/, '')
  return Object.hasOwn(TRANSLATIONS, language) ? language : 'en'
}
