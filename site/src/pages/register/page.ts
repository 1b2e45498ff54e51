import type { Page } from '../../base/page/page.ts'

export const registerPage: Page = {
  path: '/register',
  title: 'shell.titleRegister',
  description: (t) => t('register.lead'),
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./register-page.tsx'), import('./locales/texts.ts')])
    return [page.RegisterPage, texts.registerTexts]
  },
}
