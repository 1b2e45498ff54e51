import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../../base/i18n/screen-texts.ts'
import { bookingsTexts } from '../../../booking/locales/texts.ts'
import { withTexts } from '../../../../base/i18n/with-texts.ts'
import { travellerTexts } from '../../../traveller/locales/texts.ts'
import { accountTexts } from '../../../session/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** The profile's texts, and those of a session that has ended and of the balance. */
export const profileTexts = withTexts(screenTexts(en, FILES), accountTexts, bookingsTexts, travellerTexts)
