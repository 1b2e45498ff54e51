import type { MessageId } from '@fiacre/sdk/rules'
import type { en } from './en.ts'
import type { firstEn } from './first-en.ts'
import type { Messages } from './translator.ts'
import type { TextRef } from './text-ref.ts'

/** Id of a text of the booking form. */
export type TextId = keyof typeof en

/** Id of a text that filling in the form takes. */
type FirstTextId = keyof typeof firstEn

/** What filling in the form takes, in one language; the rest may be there too. */
export type FirstMessages = Messages<FirstTextId> & Partial<Messages<TextId | MessageId>>

/** The two parts of a catalogue, as they are loaded: filling in the form, and the steps after it. */
export type FirstPart = Messages<FirstTextId> & Partial<Messages<MessageId>>
export type LaterPart = Messages<Exclude<TextId, FirstTextId>> & Partial<Messages<MessageId>>

/** The booking form's catalogue in one language; English takes the rules' messages from the rules. */
export type BookingMessages = Messages<TextId> & Partial<Messages<MessageId>>

/** Something the booking form says. */
export type BookingText = TextRef<TextId>
