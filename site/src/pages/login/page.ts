import type { Page } from '../../base/page/page.ts'

export const loginPage: Page = {
  path: '/login',
  title: 'shell.titleLogin',
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./login-page.tsx'), import('./locales/texts.ts')])
    return [page.LoginPage, texts.loginTexts]
  },
}
