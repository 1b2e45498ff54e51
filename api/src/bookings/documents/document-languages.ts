import { brand } from '#platform/brand/brand.ts'
import { openCatalogue, type Translator } from '#platform/localisation/catalogue.ts'
import type { TermId } from '#platform/localisation/terms.ts'
import type en from './locales/en.json'

/** A language to write documents in: their own texts and the terms. */
export type DocumentLanguage = Translator<keyof typeof en | TermId>

/** The language of a code or tag; English when we do not write it. */
export const documentLanguage: (asked: string) => DocumentLanguage = openCatalogue(
  new URL('./locales/', import.meta.url),
  { brand: brand.name, supportEmail: brand.supportEmail },
)
