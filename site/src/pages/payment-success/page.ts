import type { Page } from '../../base/page/page.ts'

export const paymentSuccessPage: Page = {
  path: '/payment-success',
  title: 'shell.titlePaymentSuccess',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([
      import('./payment-success-page.tsx'),
      import('./locales/texts.ts'),
    ])
    return [page.PaymentSuccessPage, texts.paymentSuccessTexts]
  },
}
