import { setupI18n } from '@lingui/core'
import { QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import type { MessageId, MessageValues } from '@fiacre/sdk/rules'
import { ruleInEnglish } from './rule-in-english.ts'
import type { TextRef } from './text-ref.ts'

/** A catalogue: texts in ICU message format by id. Builds replace the texts by their compiled form. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>

/** Speaks one language: by id, or whatever a store or the API has to say. */
export type Translator<Id extends string = string> = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** The text of an id, its placeholders filled in. The rules' own messages can be named too. */
  t(id: Id | MessageId, values?: MessageValues): string
  /** The words of a text that carries its own id or problem code. */
  say(text: TextRef<Id>): string
}

export type TranslatorParts = {
  /** BCP 47 tag. */
  readonly locale: string
  /** The catalogue; ids that it lacks are not asked for yet. */
  readonly messages: Messages
}

/**
 * A translator for a catalogue: ids are those of `messages`, and a text it lacks is looked up in the rules' English messages
 * before the id itself is shown.
 *
 * @example createTranslator({ locale: 'pl', messages: { ...bookingMessages, ...siteMessages } }).t('oneWay')
 */
export function createTranslator<Id extends string>({ locale, messages }: TranslatorParts): Translator<Id> {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const has = (id: string): boolean => Object.hasOwn(messages, id)

  function t(id: Id | MessageId, values?: MessageValues): string {
    return (has(id) ? undefined : ruleInEnglish(id, values)) ?? i18n._(id, values)
  }

  function say(text: TextRef<Id>): string {
    if (typeof text === 'string') return text
    if ('id' in text) return t(text.id, text.values)
    const id = `problem.${text.problem}`
    return has(id) ? i18n._(id, { minutes: QUOTE_VALIDITY_MINUTES }) : text.text
  }

  return { locale, t, say }
}
