import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The dashboard's texts, and those of the profile, the bookings and the account in it. */
export const dashboardTexts: ScreenTexts = {
  en: { ...accountTexts.en, ...profileTexts.en, ...en },
  async fr() {
    const [account, profile, own] = await Promise.all([
      accountTexts.fr(),
      profileTexts.fr(),
      import('./fr.json'),
    ])
    return { ...account, ...profile, ...own.default }
  },
  async pl() {
    const [account, profile, own] = await Promise.all([
      accountTexts.pl(),
      profileTexts.pl(),
      import('./pl.json'),
    ])
    return { ...account, ...profile, ...own.default }
  },
}
