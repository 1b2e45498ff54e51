export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** The language it is written in, which is English for one we do not write. */
  language: string
  /** Whom an answer goes to; our support when not said. */
  replyTo?: string
}
