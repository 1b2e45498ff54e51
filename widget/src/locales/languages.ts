import { baseLanguage } from '@fiacre/sdk/rules'
import type { FirstPart, LaterPart } from './text-id.ts'

/** A catalogue in two parts: what filling in the form takes, and what its later steps say. */
type Parts = {
  readonly messages: FirstPart
  readonly later: () => Promise<{ readonly messages: LaterPart }>
}

/** Languages the booking form speaks besides English; each is fetched alone, when somebody reads it. */
export const TRANSLATIONS: Readonly<Record<string, () => Promise<Parts>>> = {
  pl: () => import('./pl.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  sv: () => import('./sv.ts'),
  da: () => import('./da.ts'),
  no: () => import('./no.ts'),
  fi: () => import('./fi.ts'),
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  hu: () => import('./hu.ts'),
  ro: () => import('./ro.ts'),
  bg: () => import('./bg.ts'),
  hr: () => import('./hr.ts'),
  sl: () => import('./sl.ts'),
  et: () => import('./et.ts'),
  lv: () => import('./lv.ts'),
  lt: () => import('./lt.ts'),
  el: () => import('./el.ts'),
}

/** Codes of the languages the booking form speaks. */
export const BOOKING_LOCALES: readonly string[] = ['en', ...Object.keys(TRANSLATIONS)]

/** The language to use for a BCP 47 tag such as `pl-PL`: itself without its region, or English. */
export function bookingLocale(tag: string): string {
  const language = baseLanguage(tag)
  return Object.hasOwn(TRANSLATIONS, language) ? language : 'en'
}
