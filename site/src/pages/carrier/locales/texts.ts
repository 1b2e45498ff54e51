import { problemTexts } from '../../../base/i18n/problems/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { payoutsTexts } from '../../../subjects/payouts/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { teamTexts } from '../../../subjects/team/locales/texts.ts'
import en from './en.json'

/** The texts of the carrier’s page, and those of problems, payouts, the team, copying and the password on it. */
export const carrierTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  problemTexts,
  accountTexts,
  paymentsTexts,
  payoutsTexts,
  teamTexts,
)
