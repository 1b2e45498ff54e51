import type { Page } from '../../base/page/page.ts'

export const landingPage: Page = {
  path: '/',
  title: 'shell.titleLanding',
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./landing-page.tsx'), import('./locales/texts.ts')])
    return [page.LandingPage, texts.landingTexts]
  },
}
