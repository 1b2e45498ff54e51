import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../../subjects/payment/locales/texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** The checkout's texts, and those of the trip and the profile in it. */
export const checkoutTexts = withTexts(screenTexts(en, FILES), bookingsTexts, paymentsTexts, profileTexts)
