import { faqEntriesQuery } from '../../base/api/queries.ts'
import type { Page } from '../../base/page/page.ts'

export const helpPage: Page = {
  path: '/help-center',
  title: 'shell.titleHelp',
  description: (t) => t('help.description'),
  isPublic: true,
  async load() {
    const page = await import('./help-page.tsx')
    return [page.HelpPage, page.helpTexts]
  },
  whole: (cache, client, language) => cache.ensureQueryData(faqEntriesQuery(client, language)),
}
