import type { MessageId, MessageValues } from '@fiacre/sdk/rules'

/**
 * Something to say, not yet in the traveller's language, so that what speaks (a store, the API) need not know it: an id
 * of a catalogue; the API's problem code with its English words; or English words alone, which are looked up among the
 * rules' messages and else shown as they are.
 */
export type TextRef<Id extends string = string> =
  | string
  | { readonly id: Id | MessageId; readonly values?: MessageValues }
  | { readonly problem: string; readonly text: string }
