import { matchLanguage, type LanguageCode } from '@fiacre/sdk/rules'

/**
 * The language of the browser in which a page could be read instead; null where it is read in it already, or the browser has none
 * of ours. Whoever has chosen a language is not asked.
 * @param wanted the browser's languages, the dearest first (BCP 47)
 * @param chosen the language that somebody chose on this page, today or earlier
 */
export function offeredLanguage(
  wanted: readonly string[],
  shown: LanguageCode,
  chosen: LanguageCode | null,
): LanguageCode | null {
  if (chosen !== null) return null
  const offered = matchLanguage(wanted)
  return offered === shown ? null : offered
}
