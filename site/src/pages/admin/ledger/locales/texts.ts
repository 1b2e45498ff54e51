import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of the books. */
export const ledgerTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
