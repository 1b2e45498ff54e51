/** English of Europe: the day before the month, and a clock of 24 hours. The other languages are their own locale. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', no: 'nb' }

/** The BCP 47 tag that dates are written by in a language of the interface. */
export function dateLocale(language: string): string {
  return LOCALES[language] ?? language
}
