import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** What the screen for a forgotten password says, with what all screens of an account say. */
export const forgotPasswordTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...en },
  async fr() {
    const [account, own] = await Promise.all([accountTexts.fr(), import('./fr.json')])
    return { ...account, ...own.default }
  },
  async pl() {
    const [account, own] = await Promise.all([accountTexts.pl(), import('./pl.json')])
    return { ...account, ...own.default }
  },
}
