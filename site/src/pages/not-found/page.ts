import type { PageContent } from '../../base/page/page.ts'

/** The page of any address that has none. */
export const notFoundPage: PageContent = {
  title: 'shell.titleNotFound',
  async load() {
    const [page, texts] = await Promise.all([import('./not-found-page.tsx'), import('./locales/texts.ts')])
    return [page.NotFoundPage, texts.notFoundTexts]
  },
}
