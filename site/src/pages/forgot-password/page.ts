import type { Page } from '../../base/page/page.ts'

export const forgotPasswordPage: Page = {
  path: '/forgot-password',
  title: 'shell.titleForgotPassword',
  description: (t) => t('forgot.lead'),
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([
      import('./forgot-password-page.tsx'),
      import('./locales/texts.ts'),
    ])
    return [page.ForgotPasswordPage, texts.forgotPasswordTexts]
  },
}
