import { en, loadMessages } from '@fiacre/widget/locales'
import type { ScreenTexts } from './texts.ts'

/** The booking form's own catalogue, which also has the rules' messages and the service's problems. */
export const bookingTexts: ScreenTexts = { en, load: loadMessages }
