import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of the figures. */
export const figureTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
