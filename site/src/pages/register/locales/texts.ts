import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { travellerTexts } from '../../../subjects/traveller/locales/texts.ts'
import en from './en.json'

/** What the registration says, with what all screens of an account say. */
export const registerTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...travellerTexts.en, ...en },
  async fr() {
    const [account, traveller, own] = await Promise.all([
      accountTexts.fr(),
      travellerTexts.fr(),
      import('./fr.json'),
    ])
    return { ...account, ...traveller, ...own.default }
  },
  async pl() {
    const [account, traveller, own] = await Promise.all([
      accountTexts.pl(),
      travellerTexts.pl(),
      import('./pl.json'),
    ])
    return { ...account, ...traveller, ...own.default }
  },
}
