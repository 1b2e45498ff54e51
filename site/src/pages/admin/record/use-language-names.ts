import { useLanguage } from '../../../base/i18n/i18n-provider.tsx'

/** The name of a language (`de`) in the language of the page: "German". */
export function useLanguageNames(): (code: string) => string {
  const { language } = useLanguage()
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' })
  return (code) => names.of(code) ?? code
}
