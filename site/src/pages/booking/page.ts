import type { Page } from '../../base/page/page.ts'

export const bookingPage: Page = {
  path: '/booking',
  title: 'shell.titleBooking',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./booking-page.tsx'), import('./locales/texts.ts')])
    return [page.BookingPage, texts.bookingScreenTexts]
  },
}
