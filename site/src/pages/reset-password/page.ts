import type { Page } from '../../base/page/page.ts'

export const resetPasswordPage: Page = {
  path: '/reset-password',
  title: 'shell.titleResetPassword',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([
      import('./reset-password-page.tsx'),
      import('./locales/texts.ts'),
    ])
    return [page.ResetPasswordPage, texts.resetPasswordTexts]
  },
}

export const undoEmailChangePage: Page = {
  path: '/undo-email-change',
  title: 'shell.titleUndoEmailChange',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([
      import('./undo-email-change-page.tsx'),
      import('./locales/texts.ts'),
    ])
    return [page.UndoEmailChangePage, texts.resetPasswordTexts]
  },
}
