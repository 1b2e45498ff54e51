import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of partners. */
export const partnerTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
