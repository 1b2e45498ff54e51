import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { paymentsTexts } from '../../payment/locales/texts.ts'
import { travellerTexts } from '../../traveller/locales/texts.ts'
import en from './en.json'

/** What a traveller who is signed in chooses and adds beside the price. */
export const bookingFormTexts: ScreenTexts = {
  en: { ...paymentsTexts.en, ...travellerTexts.en, ...en },
  async fr() {
    const [payments, traveller, own] = await Promise.all([
      paymentsTexts.fr(),
      travellerTexts.fr(),
      import('./fr.json'),
    ])
    return { ...payments, ...traveller, ...own.default }
  },
  async pl() {
    const [payments, traveller, own] = await Promise.all([
      paymentsTexts.pl(),
      travellerTexts.pl(),
      import('./pl.json'),
    ])
    return { ...payments, ...traveller, ...own.default }
  },
}
