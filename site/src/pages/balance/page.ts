import type { Page } from '../../base/page/page.ts'

export const balancePage: Page = {
  path: '/balance',
  title: 'shell.titleBalance',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./balance-page.tsx'), import('./locales/texts.ts')])
    return [page.BalancePage, texts.balanceTexts]
  },
}
