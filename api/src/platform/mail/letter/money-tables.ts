import { oneLine } from './own-words.ts'
import type { LetterTable } from './letter-parts.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingSummary } from '../mail.ts'
import type { Receipt, TransferDetails } from '../payment-details.ts'
import { writtenDate, writtenMoney } from '../../localisation/written-values.ts'

type Row = [label: string, value: string]
type Paid = Pick<BookingSummary, 'paidCents' | 'outstandingCents' | 'dueToCarrierCents'>

/** The price of a booking, and who has got or gets which part of it; nothing that is zero. */
export function moneySums(totalCents: number, paid: Paid, language: MailLanguage): Row[] {
  const { t } = language
  const parts: [label: string, cents: number][] = [
    [t('label.paid'), paid.paidCents],
    [t('label.outstanding'), paid.outstandingCents],
    [t('label.dueToDriver'), paid.dueToCarrierCents],
  ]
  return [
    [t('price.total'), writtenMoney(totalCents, language)],
    ...parts.flatMap(([label, cents]): Row[] => (cents > 0 ? [[label, writtenMoney(cents, language)]] : [])),
  ]
}

/** This payment alone, in cents. */
export function paidNow(receipt: Receipt, booking: BookingSummary): number {
  return receipt.paidCents ?? (booking.paidCents || receipt.totalCents)
}

/** What was paid for, and how. */
export function receiptTable(receipt: Receipt, booking: BookingSummary, language: MailLanguage): LetterTable {
  const { t } = language
  const vehicle = oneLine(booking.vehicle)
  const rows: Row[] = [
    [t('label.paidOn'), writtenDate(receipt.paidOn, language)],
    [t('label.method'), ways(receipt, booking, language)],
    ...receipt.lines.map(({ label, amountCents }): Row => {
      const line = `priceLine.${label}`
      return [language.has(line) ? t(line, { vehicle }) : oneLine(label), writtenMoney(amountCents, language)]
    }),
  ]
  const paid = { ...booking, paidCents: booking.paidCents || paidNow(receipt, booking) }
  return { title: t('label.payment'), rows, sums: moneySums(receipt.totalCents, paid, language) }
}

/** By what it was paid, and how much by each where the balance paid a part. */
function ways(receipt: Receipt, booking: BookingSummary, language: MailLanguage): string {
  const { t } = language
  const { method, balanceCents = 0 } = receipt
  if (balanceCents === 0) return t(`method.${method}`)
  const rest = paidNow(receipt, booking) - balanceCents
  const part = (name: string, cents: number) => `${name} ${writtenMoney(cents, language)}`
  return `${part(t('method.balance'), balanceCents)}, ${part(t(`method.${method}`), rest)}`
}

/** Where to send a bank transfer. */
export function transferTable(transfer: TransferDetails, language: MailLanguage): LetterTable {
  const { t } = language
  const { holder, iban, bic, bankName, reference, amountCents } = transfer
  const rows: Row[] = [
    [t('label.holder'), oneLine(holder)],
    ['IBAN', grouped(iban)],
    ...(bic === null ? [] : [['BIC', bic] satisfies Row]),
    ...(bankName === null ? [] : [[t('label.bank'), oneLine(bankName)] satisfies Row]),
    [t('label.reference'), reference],
  ]
  return {
    title: t('method.bank-transfer'),
    rows,
    sums: [[t('label.amount'), writtenMoney(amountCents, language)]],
  }
}

/** Four by four, as people read it out. */
function grouped(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$& ')
}
