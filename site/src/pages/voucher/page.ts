import type { Page } from '../../base/page/page.ts'

/** For the phone of a traveller: kept by a worker of its own for where there is no network. */
export const voucherPage: Page = {
  path: '/voucher',
  title: 'shell.titleVoucher',
  isPublic: false,
  isBare: true,
  async load() {
    const [page, texts] = await Promise.all([import('./voucher-page.tsx'), import('./locales/texts.ts')])
    return [page.VoucherPage, texts.voucherTexts]
  },
}
