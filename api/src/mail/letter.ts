import { brand } from '../brand.ts'
import { filler } from './fill-in.ts'
import { bookingTable, receiptTables } from './letter-tables.ts'
import type { Mail } from './mail-templates.ts'
import { mailLanguage, type MailLanguage } from './mail-languages.ts'
import { writtenDate, writtenMoney } from './written-values.ts'

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
  /** Below the button. */
  note: string | undefined
  /** Who writes, why, and whom to ask. */
  footer: string[]
}

/** Facts under a title; the last may be a sum. */
export interface LetterTable {
  title: string
  rows: [label: string, value: string][]
  sum?: [label: string, value: string]
}

/** Puts a mail into words. */
export function writeLetter(mail: Mail, asked: string): Letter {
  const language = mailLanguage(asked)
  const { texts } = language
  const fill = filler(language, valuesOf(mail, language))
  const own: Partial<Record<'subject' | 'lead' | 'advice' | 'note' | 'action', string>> =
    texts.letters[mail.kind]
  const paragraphs = [own.lead, own.advice, ...cancellation(mail, language)].flatMap((text) =>
    text === undefined ? [] : [fill(text)],
  )
  const tables = 'booking' in mail ? [bookingTable(mail.booking, language)] : []
  if (mail.kind === 'receipt') tables.push(...receiptTables(mail.receipt, language, fill))
  return {
    language: language.code,
    subject: fill(own.subject ?? ''),
    preview: 'booking' in mail ? fill('{pickupLocation} – {destination}, {pickup}') : (paragraphs[0] ?? ''),
    greeting: fill(texts.greeting),
    paragraphs,
    tables,
    action:
      'link' in mail
        ? { label: fill(own.action ?? ''), link: mail.link, fallback: texts.linkFallback }
        : undefined,
    note: own.note === undefined ? undefined : fill(own.note),
    footer: [`${brand.name} · ${texts.tagline}`, fill(texts.why), fill(texts.questions)],
  }
}

/** What happened, and what becomes of the money where some was paid. */
function cancellation(mail: Mail, { texts }: MailLanguage): string[] {
  if (mail.kind !== 'booking-cancelled') return []
  const { reasons, refund, noRefund } = texts.cancellation
  if (mail.refundCents === null) return [reasons[mail.reason]]
  return [reasons[mail.reason], mail.refundCents > 0 ? refund : noRefund]
}

function valuesOf(mail: Mail, language: MailLanguage): Record<string, string> {
  const values: Record<string, string> = { firstName: mail.firstName }
  if ('newEmail' in mail) values['newEmail'] = mail.newEmail
  if ('closesOn' in mail) values['closesOn'] = writtenDate(mail.closesOn, language)
  if ('erasedOn' in mail) values['erasedOn'] = writtenDate(mail.erasedOn, language)
  if ('receipt' in mail) {
    values['paidOn'] = writtenDate(mail.receipt.paidOn, language)
    values['total'] = writtenMoney(mail.receipt.totalCents, language)
  }
  if ('refundCents' in mail && mail.refundCents !== null)
    values['refund'] = writtenMoney(mail.refundCents, language)
  if ('booking' in mail) {
    const { bookingNumber, pickupLocation, destination, pickupLocalTime, vehicle } = mail.booking
    values['number'] = bookingNumber
    values['vehicle'] = vehicle
    values['pickupLocation'] = pickupLocation
    values['destination'] = destination
    values['pickup'] = writtenDate(pickupLocalTime, language)
  }
  return values
}
