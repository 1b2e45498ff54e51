import type { Messages } from '@fiacre/widget/locales'
import { screenTexts } from '../../screen-texts.ts'

const FILES = import.meta.glob<Messages>(['./??.json', '!./en.json'], { import: 'default' })

/** What the service refuses to people who are signed in, by its codes; in English it says so itself. Those of the booking form are the form's. */
export const problemTexts = screenTexts({}, FILES)
