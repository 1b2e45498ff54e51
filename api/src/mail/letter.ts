import { brand } from '../brand.ts'
import { bookingParagraphs, furtherLinks, mailTables } from './booking-parts.ts'
import { filler } from './fill-in.ts'
import { valuesOf } from './letter-values.ts'
import { mailLanguage } from './mail-languages.ts'
import type { Mail } from './mail-templates.ts'

/** A mail as its parts, from which the text and the HTML are made. Nothing in it is escaped. */
export interface Letter {
  language: string
  /** The heading too. */
  subject: string
  /** What lists of mails show beside the subject. */
  preview: string
  greeting: string
  /** Above the facts and the button. */
  paragraphs: string[]
  tables: LetterTable[]
  action: { label: string; link: string; fallback: string } | undefined
  /** Below the button: where else to go. */
  links: { label: string; link: string }[]
  /** Below them. */
  note: string | undefined
  /** Who writes, why, and whom to ask. */
  footer: string[]
}

/** Facts under a title; what counts most stands last. */
export interface LetterTable {
  title: string
  rows: [label: string, value: string][]
  sums?: [label: string, value: string][]
}

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
