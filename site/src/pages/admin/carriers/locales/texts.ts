import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of carriers. */
export const carrierTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
