import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { bookingsTexts } from '../../../subjects/booking/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** The texts of the voucher on a phone, and those of bookings on it. */
export const voucherTexts = withTexts(screenTexts(en, FILES), bookingsTexts)
