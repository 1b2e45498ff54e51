import type { Fill } from './fill-in.ts'
import { oneLine } from './fill-in.ts'
import type { LetterTable } from './letter-parts.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingSummary, Receipt, TransferDetails } from '../mail.ts'
import { writtenDate, writtenMoney } from '../../localisation/written-values.ts'

type Row = [label: string, value: string]
type Paid = Pick<BookingSummary, 'paidCents' | 'outstandingCents' | 'dueToCarrierCents'>

/** The price of a booking, and who has got or gets which part of it; nothing that is zero. */
export function moneySums(totalCents: number, paid: Paid, language: MailLanguage): Row[] {
  const { labels } = language.texts
  const parts: [label: string, cents: number][] = [
    [labels.paid, paid.paidCents],
    [labels.outstanding, paid.outstandingCents],
    [labels.dueToDriver, paid.dueToCarrierCents],
  ]
  return [
    [labels.total, writtenMoney(totalCents, language)],
    ...parts.flatMap(([label, cents]): Row[] => (cents > 0 ? [[label, writtenMoney(cents, language)]] : [])),
  ]
}

/** This payment alone, in cents. */
export function paidNow(receipt: Receipt, booking: BookingSummary): number {
  return receipt.paidCents ?? (booking.paidCents || receipt.totalCents)
}

/** What was paid for, and how. */
export function receiptTable(
  receipt: Receipt,
  booking: BookingSummary,
  language: MailLanguage,
  fill: Fill,
): LetterTable {
  const { labels, priceLines } = language.texts
  const known = new Map(Object.entries(priceLines))
  const rows: Row[] = [
    [labels.paidOn, writtenDate(receipt.paidOn, language)],
    [labels.method, ways(receipt, booking, language)],
    ...receipt.lines.map(({ label, amountCents }): Row => {
      const text = known.get(label)
      return [text === undefined ? oneLine(label) : fill(text), writtenMoney(amountCents, language)]
    }),
  ]
  const paid = { ...booking, paidCents: booking.paidCents || paidNow(receipt, booking) }
  return { title: labels.payment, rows, sums: moneySums(receipt.totalCents, paid, language) }
}

/** By what it was paid, and how much by each where the balance paid a part. */
function ways(receipt: Receipt, booking: BookingSummary, language: MailLanguage): string {
  const { methods } = language.texts
  const { method, balanceCents = 0 } = receipt
  if (balanceCents === 0) return methods[method]
  const rest = paidNow(receipt, booking) - balanceCents
  const part = (name: string, cents: number) => `${name} ${writtenMoney(cents, language)}`
  return `${part(methods.balance, balanceCents)}, ${part(methods[method], rest)}`
}

/** Where to send a bank transfer. */
export function transferTable(transfer: TransferDetails, language: MailLanguage): LetterTable {
  const { labels, methods } = language.texts
  const { holder, iban, bic, bankName, reference, amountCents } = transfer
  const rows: Row[] = [
    [labels.holder, oneLine(holder)],
    ['IBAN', grouped(iban)],
    ...(bic === null ? [] : [['BIC', bic] satisfies Row]),
    ...(bankName === null ? [] : [[labels.bank, oneLine(bankName)] satisfies Row]),
    [labels.reference, reference],
  ]
  return {
    title: methods['bank-transfer'],
    rows,
    sums: [[labels.amount, writtenMoney(amountCents, language)]],
  }
}

/** Four by four, as people read it out. */
function grouped(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$& ')
}
