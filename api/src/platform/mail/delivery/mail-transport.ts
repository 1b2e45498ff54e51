import type { RenderedMail } from './rendered-mail.ts'

export type OutgoingMail = RenderedMail & { id: string; to: string }

/**
 * Takes a mail on its way. `id` is the same when the same mail is tried again.
 * @throws JobRefused when the mail can never be delivered; another error when it may be, later
 */
export type MailTransport = (mail: OutgoingMail) => Promise<void>
