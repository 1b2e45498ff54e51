import { existsSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { DEFAULT_LANGUAGE, writtenLanguage, type LanguageCode } from '@fiacre/sdk/rules'
import { perLanguage, type Tagged } from './per-language.ts'
import { TERMS } from './terms.ts'

/** By the names in braces; plural forms need numbers. */
export type TextValues = Readonly<Record<string, string | number>>

/** A language with the texts of an area. */
export interface Translator<Id extends string> extends Tagged {
  readonly code: LanguageCode
  /** The text of an id, with the values in their places. */
  readonly t: (id: Id, values?: TextValues) => string
  /** Of every text, the terms among them. */
  readonly ids: readonly Id[]
  /** Whether the area says anything by this id. */
  readonly has: (id: string) => id is Id
}

type Messages = Record<string, ReturnType<typeof compileMessageOrThrow>>

/**
 * The texts of an area, one file a language, in ICU message format: read and compiled when somebody first reads the language,
 * together with the terms, which an area may say in words of its own. English for a language that the area is not written in.
 * @param folder holds `en.json`, `pl.json` …
 * @param everywhere values that every text may name
 */
export function openCatalogue<Id extends string>(
  folder: URL,
  everywhere: TextValues = {},
): (asked: string) => Translator<Id> {
  const translator = perLanguage(({ code, tag }: ReturnType<typeof writtenLanguage>): Translator<Id> => {
    const messages: Messages = { ...termsOf(code), ...compiled(new URL(`${code}.json`, folder)) }
    const plain = plainTexts(messages)
    const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
    return {
      code,
      tag,
      t: (id, values) =>
        plain.get(id) ?? i18n._(id, values ? { ...everywhere, ...asWritten(values) } : everywhere),
      ids: Object.keys(messages) as Id[],
      has: (id): id is Id => Object.hasOwn(messages, id),
    }
  })
  const speaks = new Map<LanguageCode, boolean>()
  return (asked) => {
    const language = writtenLanguage(asked)
    let spoken = speaks.get(language.code)
    if (spoken === undefined) {
      spoken = existsSync(new URL(`${language.code}.json`, folder))
      speaks.set(language.code, spoken)
    }
    return translator(spoken ? language : writtenLanguage(DEFAULT_LANGUAGE))
  }
}

function termsOf(code: string): Messages {
  return compiled(new URL(`${code}.json`, TERMS))
}

/** Texts without a value, which are most: they are said without the runtime, which takes a microsecond a text. */
function plainTexts(messages: Messages): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([id, parts]) => {
      const [text, ...more] = parts
      return typeof text === 'string' && more.length === 0 ? [[id, text] as const] : []
    }),
  )
}

/** @throws Error naming the text that is not in ICU message format */
function compiled(file: URL): Messages {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([id, text]) => {
      try {
        return [id, compileMessageOrThrow(String(text))]
      } catch (error) {
        throw new Error(`"${id}" in ${file.pathname} is not in ICU message format.`, { cause: error })
      }
    }),
  )
}

/** The runtime reads `\u0041` in a finished text as a letter; what somebody wrote so is to stay as it was written. */
function asWritten(values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\u005c`) : value,
    ]),
  )
}
