import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { GERMAN } from '../../booking/form/testing/german.ts'
import { loadMessages } from '../../locales/load-messages.ts'
import type { FirstMessages } from '../../locales/text-id.ts'

/** The catalogue for the book's toolbar, a German of words as long as they come among them. */
export async function storyMessages(locale: string): Promise<FirstMessages> {
  return locale === 'de-x-long' ? compiled(GERMAN) : loadMessages(locale)
}

/** Builds ship no parser of messages, and compile none that stand in code: these are compiled here. */
function compiled(messages: FirstMessages): FirstMessages {
  const entries = Object.entries<unknown>(messages).map(([id, message]) => [
    id,
    typeof message === 'string' ? compileMessageOrThrow(message) : message,
  ])
  return Object.fromEntries(entries) as FirstMessages
}
