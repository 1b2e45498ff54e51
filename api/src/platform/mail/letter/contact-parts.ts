import type { MailLanguage } from '../mail-language.ts'
import type { WrittenRequest } from '../mail.ts'
import type { LetterTable } from './letter-parts.ts'
import { oneLine, shownAsText } from './own-words.ts'

/** Who wrote to us, and about what. */
export function requestTable(request: WrittenRequest, { t }: MailLanguage): LetterTable {
  const { name, email, phone, subject, category, bookingNumber, isOwnBooking, accessLevel } = request
  const rows: LetterTable['rows'] = [
    [t('label.sender'), `${shownAsText(name)}, ${shownAsText(email)}`],
    ...(phone === null ? [] : [[t('label.phone'), shownAsText(phone)] satisfies [string, string]]),
    [t('label.category'), category],
    [t('label.subject'), shownAsText(subject)],
  ]
  if (bookingNumber !== null) {
    rows.push([t(isOwnBooking ? 'label.ownBooking' : 'trip.booking'), bookingNumber])
  }
  if (accessLevel !== null) rows.push([t('label.tariff'), t(`tariff.${accessLevel}`)])
  return { title: t('label.message'), rows }
}

/** What one of our people wrote, each of its lines a paragraph. */
export function ownLines(text: string): string[] {
  return text
    .split(/[\n\r\u0085\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '')
}

/** A text as mails quote: each line marked, and mere text, so that nobody's words pass for ours. */
export function quotedLines(text: string): string[] {
  return text
    .split(/[\n\r\u0085\u2028\u2029]+/)
    .map(shownAsText)
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
}
