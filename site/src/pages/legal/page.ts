import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { Page } from '../../base/page/page.ts'
import { readLegalAddress, TERMS_BY_LANGUAGE } from './legal-address.ts'
import { LEGAL_TITLES } from './legal-titles.ts'

/** Each document at its own path, and the terms at that of each of their languages (spec section 2). */
export const legalPages: readonly Page[] = [
  ...Object.keys(LEGAL_DOCUMENTS).map((name) => `/${name}`),
  ...TERMS_BY_LANGUAGE,
].map((path) => {
  const { document, language } = readLegalAddress(path, '')
  return {
    path,
    title: LEGAL_TITLES[document],
    isPublic: true,
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
