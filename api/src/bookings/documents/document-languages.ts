import type { LanguageCode } from '@fiacre/sdk/rules'
import { writtenLanguage } from '#platform/localisation/written-language.ts'
import { bg } from './texts/bg.ts'
import { cs } from './texts/cs.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
import type { DocumentTexts } from './texts/document-texts.ts'
import { el } from './texts/el.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { et } from './texts/et.ts'
import { fi } from './texts/fi.ts'
import { fr } from './texts/fr.ts'
import { hr } from './texts/hr.ts'
import { hu } from './texts/hu.ts'
import { it } from './texts/it.ts'
import { lt } from './texts/lt.ts'
import { lv } from './texts/lv.ts'
import { nl } from './texts/nl.ts'
import { no } from './texts/no.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import { ro } from './texts/ro.ts'
import { sk } from './texts/sk.ts'
import { sl } from './texts/sl.ts'
import { sv } from './texts/sv.ts'

const TEXTS: Record<LanguageCode, DocumentTexts> = {
  en,
  pl,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  da,
  no,
  fi,
  cs,
  sk,
  hu,
  ro,
  bg,
  hr,
  sl,
  et,
  lv,
  lt,
  el,
}

/** A language that documents are written in: its texts, and the tag by which dates and money are written. */
export interface DocumentLanguage {
  code: LanguageCode
  /** With the country whose flag stands for the language: `en-GB`. */
  tag: string
  texts: DocumentTexts
}

/** The language of a code or tag; English when we do not write it. */
export function documentLanguage(tag: string): DocumentLanguage {
  const language = writtenLanguage(tag)
  return { ...language, texts: TEXTS[language.code] }
}
