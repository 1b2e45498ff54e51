import type { Fill } from './fill-in.ts'
import { oneLine } from './fill-in.ts'
import type { LetterTable } from './letter.ts'
import type { MailLanguage } from './mail-languages.ts'
import type { BookingSummary, Receipt } from './mail-templates.ts'
import { writtenDate, writtenMoney } from './written-values.ts'

/** The facts of a booking. */
export function bookingTable(booking: BookingSummary, language: MailLanguage): LetterTable {
  const { labels } = language.texts
  const { returnLocalTime } = booking
  const rows: LetterTable['rows'] = [
    [labels.number, booking.bookingNumber],
    [labels.from, oneLine(booking.pickupLocation)],
    [labels.to, oneLine(booking.destination)],
    [labels.pickup, writtenDate(booking.pickupLocalTime, language)],
    ...(returnLocalTime === null
      ? []
      : [[labels.return, writtenDate(returnLocalTime, language)] satisfies [string, string]]),
    [labels.vehicle, booking.vehicle],
    [labels.passengers, new Intl.NumberFormat(language.tag).format(booking.passengers)],
  ]
  return { title: labels.booking, rows, sum: [labels.total, writtenMoney(booking.totalCents, language)] }
}

/** What was paid for, and how. */
export function receiptTables(receipt: Receipt, language: MailLanguage, fill: Fill): LetterTable[] {
  const { labels, methods, priceLines } = language.texts
  const known = new Map(Object.entries(priceLines))
  const rows: LetterTable['rows'] = [
    [labels.paidOn, writtenDate(receipt.paidOn, language)],
    [labels.method, methods[receipt.method]],
    ...receipt.lines.map(({ label, amountCents }): [string, string] => {
      const text = known.get(label)
      return [text === undefined ? oneLine(label) : fill(text), writtenMoney(amountCents, language)]
    }),
  ]
  return [{ title: labels.payment, rows, sum: [labels.total, writtenMoney(receipt.totalCents, language)] }]
}
