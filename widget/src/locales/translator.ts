import { setupI18n } from '@lingui/core'
import { MESSAGES, message, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import type { MatchedMessage, MessageId, MessageValues } from '@fiacre/sdk/rules'
import type { TextRef } from './text-ref.ts'

/** A catalogue: texts in ICU message format by id. Builds replace the texts by their compiled form. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>

/** Speaks one language: by id, or whatever a store or the API has to say. */
export type Translator<Id extends string = string> = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** The text of an id, its placeholders filled in. The rules' own messages can be named too. */
  t(id: Id | MessageId, values?: MessageValues): string
  /** The words of a text that carries its own id, problem code or English wording. */
  say(text: TextRef<Id>): string
}

export type TranslatorParts = {
  /** BCP 47 tag. */
  readonly locale: string
  /** The catalogue; ids that it lacks are not asked for yet. */
  readonly messages: Messages
  /** Finds the rules' message behind an English text; without it English words are shown as they are. */
  readonly match?: (text: string) => MatchedMessage | undefined
}

/**
 * A translator for a catalogue: ids are those of `messages`, and a text it lacks is looked up in the rules' English messages
 * before the id itself is shown. The booking form's own, whose texts all carry ids; `createTranslator` knows English words too.
 */
export function createIdTranslator<Id extends string>({
  locale,
  messages,
  match,
}: TranslatorParts): Translator<Id> {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const has = (id: string): boolean => Object.hasOwn(messages, id)

  function t(id: Id | MessageId, values?: MessageValues): string {
    if (!has(id) && isRuleMessage(id)) return message(id, values)
    return i18n._(id, values ? withNumbers(values) : undefined)
  }

  function say(text: TextRef<Id>): string {
    if (typeof text === 'object' && 'id' in text) return t(text.id, text.values)
    const english = typeof text === 'string' ? text : text.text
    const problem = typeof text === 'string' ? undefined : `problem.${text.problem}`
    const known = match?.(english)
    if (known) return t(known.id, known.values)
    return problem && has(problem) ? i18n._(problem, { minutes: QUOTE_VALIDITY_MINUTES }) : english
  }

  return { locale, t, say }
}

function isRuleMessage(id: string): id is MessageId {
  return Object.hasOwn(MESSAGES, id)
}

/** Plural forms need numbers, and values read back from an English text are words. */
function withNumbers(values: MessageValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
    ]),
  )
}
