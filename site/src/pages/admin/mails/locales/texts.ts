import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of mails that were given up. */
export const mailTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
