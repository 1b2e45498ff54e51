import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { servicesTexts } from '../../../subjects/services/locales/texts.ts'
import en from './en.json'

/** What the destinations page says, and the services at its foot; the names of countries come from the browser. */
export const destinationsTexts: ScreenTexts = {
  en: { ...servicesTexts.en, ...en },
  async fr() {
    const [services, own] = await Promise.all([servicesTexts.fr(), import('./fr.json')])
    return { ...services, ...own.default }
  },
  async pl() {
    const [services, own] = await Promise.all([servicesTexts.pl(), import('./pl.json')])
    return { ...services, ...own.default }
  },
}
