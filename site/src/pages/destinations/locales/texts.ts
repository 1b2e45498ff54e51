import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import { withTexts } from '../../../base/i18n/with-texts.ts'
import { servicesTexts } from '../../../subjects/services/locales/texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What the destinations page says, and the services at its foot; the names of countries come from the browser. */
export const destinationsTexts = withTexts(screenTexts(en, FILES), servicesTexts)
