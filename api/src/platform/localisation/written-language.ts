import { DEFAULT_LANGUAGE, LANGUAGES, languageOfTag, type LanguageCode } from '@fiacre/sdk/rules'

/**
 * The language that a code or tag is written in, English when we do not write it, with the tag by which dates and money are
 * written: the country's whose flag stands for the language, `en-GB`.
 */
export function writtenLanguage(asked: string): { code: LanguageCode; tag: string } {
  const known = languageOfTag(asked) ?? DEFAULT_LANGUAGE
  const { code, flag } = LANGUAGES.find((language) => language.code === known) ?? LANGUAGES[0]
  return { code, tag: `${code}-${flag}` }
}
