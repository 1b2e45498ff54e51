import { readFileSync } from 'node:fs'
import { isMessageId, LANGUAGES, message, QUOTE_VALIDITY_MINUTES, type RuleMessage } from '@fiacre/sdk/rules'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { TERMS } from '../localisation/terms.ts'
import { wordsOf, type Sentence } from './sentence.ts'

/** What has words in every language that may be asked for: a rule of the forms, or a sentence of ours by its id. */
export type Worded = RuleMessage | Sentence

/** What a problem says: that, or a sentence in English, where its code has words in other languages, or none but programs read it. */
export type Said = string | Worded

/** The words of problems in one language. */
export interface ProblemWords {
  readonly language: string
  /** What to say of a code, or of the rule behind it; undefined where there are no words but the English ones. */
  find(code: string, said: Said): string | undefined
}

/** What of the shared texts problems say, which are those of the site and of the booking form. */
const AREAS = ['rules', 'problems', 'vehicles']

/** The rules' numbers that words of codes may hold. */
const CODE_VALUES = { minutes: QUOTE_VALIDITY_MINUTES }

/** Languages that problems can be asked for in, the default first. */
export const PROBLEM_LANGUAGES: readonly string[] = LANGUAGES.map(({ code }) => code)

export const ENGLISH: ProblemWords = { language: 'en', find: (_code, said) => englishOf(said) }

const compiled = new Map<string, ProblemWords>()

/** The words of problems in a language; English for one that we do not write. */
export function problemWords(language: string): ProblemWords {
  if (language === 'en' || !PROBLEM_LANGUAGES.includes(language)) return ENGLISH
  const words = compiled.get(language) ?? compile(language, catalogueOf(language))
  compiled.set(language, words)
  return words
}

/** The English words, which everything that can be said has. */
export function englishOf(said: Said): string {
  if (typeof said === 'string') return said
  return isRule(said) ? message(said) : (wordsOf(said, 'en') ?? said.id)
}

function isRule(said: Worded): said is RuleMessage {
  return isMessageId(said.id)
}

/** Read when somebody first asks for the language. */
function catalogueOf(language: string): Readonly<Record<string, string>> {
  const texts = AREAS.map((area): unknown =>
    JSON.parse(readFileSync(new URL(`../${area}/${language}.json`, TERMS), 'utf8')),
  )
  return Object.assign({}, ...texts) as Record<string, string>
}

function compile(language: string, catalogue: Readonly<Record<string, string>>): ProblemWords {
  const messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return {
    language,
    find(code, said) {
      if (typeof said !== 'string' && !isRule(said)) return wordsOf(said, language)
      const id = typeof said === 'string' ? `problem.${code}` : said.id
      if (!Object.hasOwn(catalogue, id)) return undefined
      return i18n._(id, typeof said === 'string' ? CODE_VALUES : { ...said.values })
    },
  }
}
