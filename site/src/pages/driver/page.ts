import type { Page } from '../../base/page/page.ts'

/** For whoever has the link of a ride: without the site around it, and kept by a worker of its own for where there is no network. */
export const driverPage: Page = {
  path: '/driver',
  title: 'shell.titleDriver',
  isPublic: false,
  isBare: true,
  async load() {
    const [page, texts] = await Promise.all([import('./driver-page.tsx'), import('./locales/texts.ts')])
    return [page.DriverPage, texts.driverTexts]
  },
}
