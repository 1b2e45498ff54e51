import type { Page } from '../../base/page/page.ts'

export const adminPage: Page = {
  path: '/admin',
  title: 'shell.titleAdmin',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./admin-page.tsx'), import('./locales/texts.ts')])
    return [page.AdminPage, texts.adminTexts]
  },
}
