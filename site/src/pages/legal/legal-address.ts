import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES, type LegalDocument, type LegalLanguage } from '@fiacre/sdk/rules'

/** What the address of a legal page names: which document, and in which language its text is asked for, whatever the page speaks. */
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

/** Where the text of a document stands in a language, on a page of any. */
export function legalPath(document: LegalDocument, language: LegalLanguage): string {
  return `/${document}?text=${language}`
}

/** The English terms stand under their language's prefix too, as those of every other language do (spec section 2). */
export const ENGLISH_TERMS = '/en/terms-of-use'

export const isLegalLanguage = (code: string | null): code is LegalLanguage =>
  LEGAL_LANGUAGES.some((language) => language === code)
