import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../../../base/i18n/screen-texts.ts'
import en from './en.json'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What the pages without a script say that no other page does. Browsers fetch none of it. */
export const plainTexts = screenTexts(en, FILES)
