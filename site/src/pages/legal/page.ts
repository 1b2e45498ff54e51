import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import type { Page } from '../../base/page/page.ts'
import { ENGLISH_TERMS, readLegalAddress } from './legal-address.ts'
import { LEGAL_TITLES } from './legal-titles.ts'

/** Each document at its own path, listed in the languages it is written in. */
export const legalPages: readonly Page[] = [
  ...Object.keys(LEGAL_DOCUMENTS).map((name) => `/${name}`),
  ENGLISH_TERMS,
].map((path) => {
  const { document, language } = readLegalAddress(path, '')
  return {
    path,
    title: LEGAL_TITLES[document],
    description: (t) => t('legal.description', { title: t(LEGAL_TITLES[document]) }),
    isPublic: path !== ENGLISH_TERMS,
    languages: LEGAL_LANGUAGES,
    async prefetch(cache, _, chosen) {
      const { legalTextQuery } = await import('./legal-text.ts')
      return cache.ensureQueryData(legalTextQuery(document, language ?? chosen))
    },
    async load() {
      const page = await import('./legal-page.tsx')
      return [page.LegalPage, page.legalTexts]
    },
  }
})
