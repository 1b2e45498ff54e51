import type { Page } from '../../base/page/page.ts'

export const carrierPage: Page = {
  path: '/carrier',
  title: 'shell.titleCarrier',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./carrier-page.tsx'), import('./locales/texts.ts')])
    return [page.CarrierPage, texts.carrierTexts]
  },
}
