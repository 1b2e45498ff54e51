import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../base/i18n/screen-texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What people read of who acts for their business. */
export const teamTexts = screenTexts(en, FILES)
