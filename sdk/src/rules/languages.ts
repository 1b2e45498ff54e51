/** A language of the interface: its code, the country whose flag stands for it, and its own name for itself. */
export type Language = { readonly code: LanguageCode; readonly flag: string; readonly name: string }

/** The 23 languages, in the order of spec section 9, and the country whose flag stands for each. Apart from their names, so that it loads lightly. */
const FLAGS = {
  en: 'GB',
  pl: 'PL',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  sv: 'SE',
  da: 'DK',
  no: 'NO',
  fi: 'FI',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  hr: 'HR',
  sl: 'SI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  el: 'GR',
} as const

export type LanguageCode = keyof typeof FLAGS

const NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  sv: 'Svenska',
  da: 'Dansk',
  no: 'Norsk',
  fi: 'Suomi',
  cs: 'Čeština',
  sk: 'Slovenčina',
  hu: 'Magyar',
  ro: 'Română',
  bg: 'Български',
  hr: 'Hrvatski',
  sl: 'Slovenščina',
  et: 'Eesti',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  el: 'Ελληνικά',
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(FLAGS, code)

/** The codes alone, in the same order. */
export const LANGUAGE_CODES: readonly LanguageCode[] = /* @__PURE__ */ Object.keys(FLAGS).filter(isLanguage)

/** The 23 languages. What asks for none of their names, as the widget, comes without them. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ allLanguages()

function allLanguages(): Language[] {
  return LANGUAGE_CODES.map((code) => ({ code, flag: FLAGS[code], name: NAMES[code] }))
}

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
  return isLanguage(asked) ? asked : undefined
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
  const code = languageOfTag(asked) ?? DEFAULT_LANGUAGE
  return { code, tag: `${code}-${FLAGS[code]}` }
}

/**
 * The tag by which numbers and days are written where somebody asks for this one: itself where it names a region, else that of the
 * language in Europe. Portuguese alone is not Brazil's.
 */
export const europeanTag = (tag: string): string => (tag.includes('-') ? tag : writtenLanguage(tag).tag)
