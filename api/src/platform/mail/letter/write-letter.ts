import { brand } from '../../brand/brand.ts'
import { bookingParagraphs, furtherLinks, mailTables } from './booking-parts.ts'
import { filler } from './fill-in.ts'
import { valuesOf } from './letter-values.ts'
import { mailLanguage } from '../mail-languages.ts'
import type { Mail } from '../mail.ts'
import type { Letter } from './letter-parts.ts'

/** Puts a mail into words. */
export function writeLetter(mail: Mail, asked: string): Letter {
  const language = mailLanguage(asked)
  const { texts } = language
  const fill = filler(language, valuesOf(mail, language))
  const own: Partial<Record<'subject' | 'lead' | 'advice' | 'note' | 'action', string>> =
    texts.letters[mail.kind]
  const warning = mail.kind === 'bank-transfer' && mail.transfer.isExample ? texts.exampleAccount : undefined
  const paragraphs = [warning, own.lead, own.advice, ...bookingParagraphs(mail, language)].flatMap((text) =>
    text === undefined ? [] : [fill(text)],
  )
  return {
    language: language.code,
    subject: fill(own.subject ?? ''),
    preview: 'booking' in mail ? fill('{pickupLocation} – {destination}, {pickup}') : (paragraphs[0] ?? ''),
    greeting: mail.firstName.trim() === '' ? texts.greetingWithoutName : fill(texts.greeting),
    paragraphs,
    tables: mailTables(mail, language, fill),
    action:
      'link' in mail
        ? { label: fill(own.action ?? ''), link: mail.link, fallback: texts.linkFallback }
        : undefined,
    links: furtherLinks(mail, language),
    note: own.note === undefined ? undefined : fill(own.note),
    footer: [`${brand.name} · ${texts.tagline}`, fill(texts.why), fill(texts.questions)],
  }
}
