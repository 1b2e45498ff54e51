import type { Page } from '../../base/page/page.ts'

export const paymentPage: Page = {
  path: '/payment',
  title: 'shell.titlePayment',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./payment-page.tsx'), import('./locales/texts.ts')])
    return [page.PaymentPage, texts.paymentTexts]
  },
}
