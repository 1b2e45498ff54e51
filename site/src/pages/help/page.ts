import type { Page } from '../../base/page/page.ts'

export const helpPage: Page = {
  path: '/help-center',
  title: 'shell.titleHelp',
  isPublic: true,
  async load() {
    const [page, texts] = await Promise.all([import('./help-page.tsx'), import('./locales/texts.ts')])
    return [page.HelpPage, texts.helpTexts]
  },
}
