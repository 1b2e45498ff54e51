import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** What the screen behind a reset link says, with what all screens of an account say. */
export const resetPasswordTexts: ScreenTexts = {
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
