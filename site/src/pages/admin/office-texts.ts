import { SITE_LANGUAGES } from '../../base/i18n/language.ts'
import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from '../../base/i18n/texts.ts'

/** Texts for our own people, who work in English or Polish; in any other language of the site they are English. */
export function officeTexts(en: Messages, pl: () => Promise<Messages>): ScreenTexts {
  const others = SITE_LANGUAGES.flatMap(({ code }) =>
    code === 'en' ? [] : [[code, code === 'pl' ? pl : () => Promise.resolve({})] as const],
  )
  return { en, ...Object.fromEntries(others) } as ScreenTexts
}
