import { LANGUAGES } from '@fiacre/sdk/rules'
import type { SiteLanguage } from '../../base/i18n/language.ts'

/** The country whose flag stands for a language of the site. */
function flagOf(language: SiteLanguage): string {
  return LANGUAGES.find(({ code }) => code === language)?.flag ?? 'GB'
}

/** Its drawing, one of `public/flags`: not every system has letters for flags. */
export function languageFlag(language: SiteLanguage): string {
  return `/flags/${flagOf(language).toLowerCase()}.svg`
}
