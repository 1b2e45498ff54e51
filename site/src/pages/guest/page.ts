import type { Page } from '../../base/page/page.ts'

/** For the guest of a partner, who has the link of a booking. */
export const guestPage: Page = {
  path: '/guest',
  title: 'shell.titleGuest',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./guest-page.tsx'), import('./locales/texts.ts')])
    return [page.GuestPage, texts.guestTexts]
  },
}
