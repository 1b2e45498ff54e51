import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES, type LegalDocument, type LegalLanguage } from '@fiacre/sdk/rules'

/** What the address of a legal page names; the terms stand under the prefix of each of their languages, too (spec section 2). */
export function readLegalAddress(
  path: string,
  search: string,
): { document: LegalDocument; language: LegalLanguage | null } {
  const parts = path.split('/').filter(Boolean)
  const name = parts.at(-1) ?? ''
  const document = isDocument(name) ? name : 'terms-of-use'
  const asked = new URLSearchParams(search).get('text') ?? (parts.length > 1 ? (parts[0] ?? null) : null)
  return { document, language: isLegalLanguage(asked) ? asked : null }
}

const isDocument = (name: string): name is LegalDocument => Object.hasOwn(LEGAL_DOCUMENTS, name)

/** Where a document stands in a language. */
export function legalPath(document: LegalDocument, language: LegalLanguage): string {
  return document === 'terms-of-use' ? `/${language}/${document}` : `/${document}?text=${language}`
}

/** Where the terms stand by language. */
export const TERMS_BY_LANGUAGE = LEGAL_LANGUAGES.map((language) => `/${language}/terms-of-use`)

export const isLegalLanguage = (code: string | null): code is LegalLanguage =>
  LEGAL_LANGUAGES.some((language) => language === code)
