import type { Page } from '../../base/page/page.ts'

/** For whoever waits for a traveller and has the link. */
export const sharedRidePage: Page = {
  path: '/ride',
  title: 'shell.titleSharedRide',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./shared-ride-page.tsx'), import('./locales/texts.ts')])
    return [page.SharedRidePage, texts.sharedRideTexts]
  },
}
