import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from '../../base/i18n/texts.ts'

type Later = () => Promise<Messages>

/** Texts for our own people, who work in English or Polish; in any other language of the site they are English. */
export function officeTexts(en: Messages, pl: Later): ScreenTexts {
  return { en, load: (language) => (language === 'pl' ? pl() : undefined) }
}

/** The same where the English is long: whoever works in Polish does not fetch it. */
export function longOfficeTexts(en: Later, pl: Later): ScreenTexts {
  return { ...officeTexts({}, pl), laterEn: en }
}
