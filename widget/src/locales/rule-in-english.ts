import { isMessageId, message } from '@fiacre/sdk/rules'
import type { MessageValues } from '@fiacre/sdk/rules'

/** What a rule says in English, for a catalogue that lacks it; undefined where the id is no rule's. */
export function ruleInEnglish(id: string, values?: MessageValues): string | undefined {
  return isMessageId(id) ? message(id, values) : undefined
}
