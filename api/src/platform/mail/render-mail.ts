import { letterHtml } from './letter/letter-html.ts'
import { letterText } from './letter/letter-text.ts'
import { writeLetter } from './letter/write-letter.ts'
import type { Mail } from './mail.ts'
import type { RenderedMail } from './delivery/rendered-mail.ts'

/** Writes a mail in the traveller's language, as text and as HTML that says the same. */
export function renderMail(mail: Mail, language: string): RenderedMail {
  const letter = writeLetter(mail, language)
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    language: letter.language,
    // Mail programs answer to the sender, whose address the rules have found to be one.
    ...(mail.kind === 'contact-request' && { replyTo: mail.request.email }),
  }
}
