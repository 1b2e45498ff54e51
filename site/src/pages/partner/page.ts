import type { Page } from '../../base/page/page.ts'

/** What a partner gets, and the registration. */
export const partnersPage: Page = {
  path: '/partners',
  title: 'shell.titlePartners',
  description: (t) => t('partner.description'),
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./partners-page.tsx'), import('./locales/texts.ts')])
    return [page.PartnersPage, texts.partnerTexts]
  },
}

/** A partner's own area. */
export const partnerPage: Page = {
  path: '/partner',
  title: 'shell.titlePartner',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./partner-page.tsx'), import('./locales/texts.ts')])
    return [page.PartnerPage, texts.partnerTexts]
  },
}
