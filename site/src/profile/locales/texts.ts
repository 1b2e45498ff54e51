import type { ScreenTexts } from '../../i18n/texts.ts'
import { accountTexts } from '../../session/locales/texts.ts'
import en from './en.json'

/** The profile's texts, and those of a session that has ended. */
export const profileTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...en },
  pl: async () => ({ ...(await accountTexts.pl()), ...(await import('./pl.json')).default }),
}
