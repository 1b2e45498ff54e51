import { matchMessage } from '@fiacre/sdk/rules'
import type { MatchedMessage } from '@fiacre/sdk/rules'
import type { BookingText } from '../../locales/text-id.ts'

/** The same object for the same words, as components compare what they show by identity. */
const found = new Map<string, MatchedMessage>()

/** A text by the id of the rules' message that its English words are; else as it came. */
export function knownText(text: BookingText): BookingText {
  if (typeof text === 'object' && 'id' in text) return text
  const words = typeof text === 'string' ? text : text.text
  const known = found.get(words) ?? matchMessage(words)
  if (known) found.set(words, known)
  return known ?? text
}
