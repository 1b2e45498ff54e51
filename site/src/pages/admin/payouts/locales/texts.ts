import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

export const payoutTexts = officeTexts(en, () => import('./pl.json').then((file) => file.default))
