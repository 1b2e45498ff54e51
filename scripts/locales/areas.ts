import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LANGUAGES, LEGAL_LANGUAGES, MESSAGES } from '@fiacre/sdk/rules'

export const ROOT = join(import.meta.dirname, '../..')

/** Texts in ICU message format by id. */
export type Texts = Readonly<Record<string, string>>

const EVERY = LANGUAGES.map(({ code }) => code)
const TRANSLATED = EVERY.filter((code) => code !== 'en')

/** The rules say their English in code; what a class takes is read with the vehicles. */
const { cargoOnly, ...RULES_IN_ENGLISH } = MESSAGES

interface Rules {
  readonly languages: readonly string[]
  /** English texts that stand in code. */
  readonly inCode?: Texts
  /** Ids that translations have and English has not: the API says these in English itself. */
  readonly onlyTranslated?: RegExp
  /** Values that a translation may leave out, by id. */
  readonly mayOmit?: Readonly<Record<string, readonly string[]>>
}

/**
 * Every folder of texts, and the languages that it is written in. A new language of the product is a file in each; an area that
 * follows later gets its language here.
 */
const RULES: Readonly<Record<string, Rules>> = {
  'sdk/src/locales/terms': { languages: EVERY },
  'api/src/platform/mail/locales': {
    languages: EVERY,
    // A language that bends names to address people does without the name.
    mayOmit: { 'letter.greeting': ['firstName'] },
  },
  'api/src/bookings/documents/locales': { languages: EVERY },
  // What a code alone does not say: to everybody, and to our own people.
  'api/src/platform/http/sentences/locales': { languages: EVERY },
  'api/src/platform/http/sentences/office/locales': { languages: ['en', 'pl'] },
  'api/src/office/privacy/locales': { languages: EVERY },
  // What is answered to messages.
  'api/src/office/records/locales': { languages: EVERY },
  'sdk/src/locales/rules': { languages: TRANSLATED, inCode: RULES_IN_ENGLISH },
  'sdk/src/locales/vehicles': { languages: TRANSLATED, inCode: { cargoOnly } },
  // Each problem says its own English.
  'sdk/src/locales/problems': { languages: TRANSLATED, onlyTranslated: /^problem\./ },
  'site/src/base/i18n/problems/locales': {
    languages: TRANSLATED,
    onlyTranslated: /^problem\./,
  },
  'widget/src/locales': { languages: EVERY },
  // For our own people.
  'site/src/pages/admin/**/locales': { languages: ['en', 'pl'] },
  'site/src/**/locales': {
    languages: EVERY,
    // Polish bends names to address people, and does without them.
    mayOmit: {
      'dashboard.title': ['name'],
      'dashboard.welcomeBack': ['name'],
      'paymentSuccess.lead': ['name'],
    },
  },
  'site/legal/*/locales': { languages: LEGAL_LANGUAGES },
}

export interface Area extends Rules {
  /** From the root of the repository. */
  readonly folder: string
}

/** Every area there is, found by its Polish, which each has; the first pattern that fits a folder says its rules. */
export function areas(): Area[] {
  const known = new Set<string>()
  return Object.entries(RULES).flatMap(([pattern, rules]) => {
    const folders = globSync(`${pattern}/pl.json`, { cwd: ROOT }).map((file) => dirname(file))
    const own = folders.filter((folder) => !known.has(folder))
    for (const folder of own) known.add(folder)
    return own
      .map((folder) => ({ ...rules, folder }))
      .toSorted((one, other) => one.folder.localeCompare(other.folder))
  })
}

/** What stands beside the texts and is none. */
export const SOURCES = 'sources.json'

/** The languages that an area has a file for. */
export function writtenLanguages(folder: string): string[] {
  const names = globSync('*.json', { cwd: join(ROOT, folder) }).filter((name) => name !== SOURCES)
  return [...new Set(names.map((name) => basename(name, '.json').replace(/-.*/, '')))].toSorted()
}

/** The texts of an area in a language: `pl.json`, with what is loaded later in `pl-later.json`. */
export function textsOf(folder: string, language: string): Texts {
  const files = globSync(`${language}{,-*}.json`, { cwd: join(ROOT, folder) })
  return Object.assign({}, ...files.map((file) => readTexts(join(ROOT, folder, file)))) as Texts
}

/** English, with what stands in code, and for the API the terms. */
export function englishOf({ folder, inCode }: Area): { own: Texts; terms: Texts } {
  const terms = folder.startsWith('api/') ? textsOf('sdk/src/locales/terms', 'en') : {}
  return { own: { ...textsOf(folder, 'en'), ...inCode }, terms }
}

function readTexts(file: string): Texts {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries(texts ?? {}).map(([id, text]) => [id, String(text)]))
}
