import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

/** The texts of promo codes. */
export const promoTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
