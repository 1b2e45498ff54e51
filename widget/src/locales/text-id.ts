import type { MessageId } from '@fiacre/sdk/rules'
import type { en } from './en.ts'
import type { Messages } from './translator.ts'
import type { TextRef } from './text-ref.ts'

/** Id of a text of the booking form. */
export type TextId = keyof typeof en

/** The booking form's catalogue in one language; English takes the rules' messages from the rules. */
export type BookingMessages = Messages<TextId> & Partial<Messages<MessageId>>

/** Something the booking form says. */
export type BookingText = TextRef<TextId>
