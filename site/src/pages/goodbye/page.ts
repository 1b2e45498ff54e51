import type { Page } from '../../base/page/page.ts'

export const goodbyePage: Page = {
  path: '/goodbye',
  title: 'shell.titleGoodbye',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./goodbye-page.tsx'), import('./locales/texts.ts')])
    return [page.GoodbyePage, texts.goodbyeTexts]
  },
}
