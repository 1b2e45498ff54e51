import { withTexts } from '../../../base/i18n/with-texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

/** The dashboard's texts, and those of the profile, the bookings and the account in it. */
export const dashboardTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  accountTexts,
  profileTexts,
)
