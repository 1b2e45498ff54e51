import { isMessageId, MESSAGES } from './messages.ts'
import type { MessageId, MessageValues } from './messages.ts'

/** A text recognised as one of the catalogue's, with what filled its placeholders. */
export type MatchedMessage = { readonly id: MessageId; readonly values: MessageValues }

type Pattern = { readonly id: MessageId; readonly pattern: RegExp }

let exact: Map<string, MessageId> | undefined
let patterns: Pattern[] | undefined

function prepare(): void {
  exact = new Map()
  patterns = []
  for (const id of Object.keys(MESSAGES).filter(isMessageId)) {
    const text = MESSAGES[id]
    if (!text.includes('{')) exact.set(text, id)
    else patterns.push({ id, pattern: patternOf(text) })
  }
}

function patternOf(text: string): RegExp {
  const source = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')
  return new RegExp(`^${source}$`, 's')
}

/**
 * Finds the message behind an English text, from a form's issue or from the API, so that an interface can show it in
 * the traveller's language. Undefined when the text is none of the catalogue's: show it as it is.
 */
export function matchMessage(text: string): MatchedMessage | undefined {
  if (!exact || !patterns) prepare()
  const id = exact?.get(text)
  if (id) return { id, values: {} }
  for (const candidate of patterns ?? []) {
    const match = candidate.pattern.exec(text)
    if (match) return { id: candidate.id, values: { ...match.groups } }
  }
  return undefined
}

/** The id of the message behind an English text, or undefined when it is none of the catalogue's. */
export function messageId(text: string): MessageId | undefined {
  return matchMessage(text)?.id
}
