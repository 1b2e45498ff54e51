import type { Page } from '../../base/page/page.ts'

export const checkoutPage: Page = {
  path: '/checkout',
  title: 'shell.titleCheckout',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./checkout-page.tsx'), import('./locales/texts.ts')])
    return [page.CheckoutPage, texts.checkoutTexts]
  },
}
