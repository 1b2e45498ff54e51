import { officeTexts } from '../office-texts.ts'
import en from './locales/en.json'

/** What the records of bookings, accounts and messages say alike. */
export const recordTexts = officeTexts(en, () => import('./locales/pl.json').then((file) => file.default))
