import { problemTexts } from '../../../base/i18n/problems/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { payoutsTexts } from '../../../subjects/payouts/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { teamTexts } from '../../../subjects/team/locales/texts.ts'
import en from './en.json'

/** The texts of a partner's area, and those of problems, payouts, the team, the account, bookings and copying in it. */
export const partnerTexts = withTexts(
  {
    en,
    fr: () => import('./fr.json').then((file) => file.default),
    pl: () => import('./pl.json').then((file) => file.default),
  },
  problemTexts,
  accountTexts,
  bookingsTexts,
  paymentsTexts,
  payoutsTexts,
  teamTexts,
)
