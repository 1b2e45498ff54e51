import { LANGUAGES, type LanguageCode } from '@fiacre/sdk/rules'
import { writtenLanguage } from '../localisation/written-language.ts'
import { bg } from './texts/bg.ts'
import { cs } from './texts/cs.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
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
import type { MailTexts } from './texts/mail-texts.ts'
import { nl } from './texts/nl.ts'
import { no } from './texts/no.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import { ro } from './texts/ro.ts'
import { sk } from './texts/sk.ts'
import { sl } from './texts/sl.ts'
import { sv } from './texts/sv.ts'
import type { MailLanguage } from './mail-language.ts'

/** What the mails say, by language. */
const TEXTS: Record<LanguageCode, MailTexts> = {
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

/** Every language that mails are written in, in the order of the interface's. */
export const MAIL_LANGUAGES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code)

/** The language of a code or tag; English when we do not write it. */
export function mailLanguage(tag: string): MailLanguage {
  const language = writtenLanguage(tag)
  return { ...language, texts: TEXTS[language.code] }
}
