import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What pages of rides say; names of countries and places come from the service. */
export const transfersTexts = screenTexts(en, FILES)
