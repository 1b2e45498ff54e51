/** A language of the interface: its code, the country whose flag stands for it, and its own name for itself. */
export type Language = { readonly code: string; readonly flag: string; readonly name: string }

/** The 23 languages, in the order of spec section 9. */
export const LANGUAGES = [
  { code: 'en', flag: 'GB', name: 'English' },
  { code: 'pl', flag: 'PL', name: 'Polski' },
  { code: 'de', flag: 'DE', name: 'Deutsch' },
  { code: 'fr', flag: 'FR', name: 'Français' },
  { code: 'es', flag: 'ES', name: 'Español' },
  { code: 'it', flag: 'IT', name: 'Italiano' },
  { code: 'pt', flag: 'PT', name: 'Português' },
  { code: 'nl', flag: 'NL', name: 'Nederlands' },
  { code: 'sv', flag: 'SE', name: 'Svenska' },
  { code: 'da', flag: 'DK', name: 'Dansk' },
  { code: 'no', flag: 'NO', name: 'Norsk' },
  { code: 'fi', flag: 'FI', name: 'Suomi' },
  { code: 'cs', flag: 'CZ', name: 'Čeština' },
  { code: 'sk', flag: 'SK', name: 'Slovenčina' },
  { code: 'hu', flag: 'HU', name: 'Magyar' },
  { code: 'ro', flag: 'RO', name: 'Română' },
  { code: 'bg', flag: 'BG', name: 'Български' },
  { code: 'hr', flag: 'HR', name: 'Hrvatski' },
  { code: 'sl', flag: 'SI', name: 'Slovenščina' },
  { code: 'et', flag: 'EE', name: 'Eesti' },
  { code: 'lv', flag: 'LV', name: 'Latviešu' },
  { code: 'lt', flag: 'LT', name: 'Lietuvių' },
  { code: 'el', flag: 'GR', name: 'Ελληνικά' },
] as const satisfies readonly Language[]

export type LanguageCode = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE: LanguageCode = 'en'

/** Norwegian has two written forms; browsers name the form, the interface speaks one. */
const ALIASES: Readonly<Record<string, LanguageCode>> = { nb: 'no', nn: 'no' }

/** The language of a tag without its region ("pt-BR" is "pt"), by the name that the interface has for it ("nb" is "no"). */
export function baseLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return ALIASES[primary] ?? primary
}

/** The language of the interface that a tag ("pt-BR", "nb") asks for. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const asked = baseLanguage(tag)
  return LANGUAGES.find(({ code }) => code === asked)?.code
}

/** The first language of the interface among these tags, as browsers list them; English when there is none. */
export function matchLanguage(tags: readonly string[]): LanguageCode {
  for (const tag of tags) {
    const found = languageOfTag(tag)
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}

/**
 * The language that a code or tag is written in, English when it is none of ours, with the tag by which its dates, numbers and
 * money are written: the country's whose flag stands for the language, `en-GB`.
 */
export function writtenLanguage(asked: string): { readonly code: LanguageCode; readonly tag: string } {
  const known = languageOfTag(asked) ?? DEFAULT_LANGUAGE
  const { code, flag } = LANGUAGES.find((language) => language.code === known) ?? LANGUAGES[0]
  return { code, tag: `${code}-${flag}` }
}

/**
 * The tag by which numbers and days are written where somebody asks for this one: itself where it names a region, else that of the
 * language in Europe. Portuguese alone is not Brazil's.
 */
export const europeanTag = (tag: string): string => (tag.includes('-') ? tag : writtenLanguage(tag).tag)
