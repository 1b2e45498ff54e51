import type { ScreenTexts } from '../../../base/i18n/texts.ts'
import { servicesTexts } from '../../../subjects/services/locales/texts.ts'
import en from './en.json'

/** The landing page’s texts, and those of the services on it. */
export const landingTexts: ScreenTexts = {
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
