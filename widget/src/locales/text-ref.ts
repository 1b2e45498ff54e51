import type { MessageId, MessageValues } from '@fiacre/sdk/rules'

/**
 * Something to say, not yet in the traveller's language, so that what speaks (a rule, a store, the API) need not know it: an
 * id of a catalogue with its values; the API's problem code with the words it sent, which are shown where the catalogue
 * has none for the code; or mere words, which are shown as they are.
 */
export type TextRef<Id extends string = string> =
  | string
  | { readonly id: Id | MessageId; readonly values?: MessageValues | undefined }
  | { readonly problem: string; readonly text: string }
