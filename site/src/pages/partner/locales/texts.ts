import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { problemTexts } from '../../../base/i18n/problems/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { payoutsTexts } from '../../../subjects/payouts/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import { teamTexts } from '../../../subjects/team/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** The texts of a partner's area, and those of problems, payouts, the team, the account, bookings and copying in it. */
export const partnerTexts = withTexts(
  screenTexts(en, FILES),
  problemTexts,
  accountTexts,
  bookingsTexts,
  paymentsTexts,
  payoutsTexts,
  teamTexts,
)
