import type { MessageId } from './messages.ts'

/**
 * What an issue of a schema says: the id of a message. Its words are made where somebody reads them, in their language;
 * `fieldErrors` reads the ids.
 */
export const says = (id: MessageId): string => id
