import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { paymentsTexts } from '../../payment/locales/texts.ts'
import { travellerTexts } from '../../traveller/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What a traveller who is signed in chooses and adds beside the price. */
export const bookingFormTexts = withTexts(screenTexts(en, FILES), paymentsTexts, travellerTexts)
