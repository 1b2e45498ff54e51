import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { profileTexts } from '../../../subjects/account/profile/locales/texts.ts'
import { accountTexts } from '../../../subjects/session/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** The dashboard's texts, and those of the profile, the bookings and the account in it. */
export const dashboardTexts = withTexts(screenTexts(en, FILES), accountTexts, profileTexts)
