import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What the link of a guest says until it is open. */
export const guestTexts = screenTexts(en, FILES)
