import type { Page } from '../../base/page/page.ts'

export const profilePage: Page = {
  path: '/profile',
  title: 'shell.profile',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([
      import('./profile-page.tsx'),
      import('../../subjects/account/profile/locales/texts.ts'),
    ])
    return [page.ProfilePage, texts.profileTexts]
  },
}
