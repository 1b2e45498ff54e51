import { addressEnds } from '@fiacre/sdk/rules'
import type { TextValues } from '../../localisation/catalogue.ts'
import { bookingTable, changesTable } from './letter-tables.ts'
import type { Letter, LetterTable } from './letter-parts.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingSummary, Mail } from '../mail.ts'
import { requestTable } from './contact-parts.ts'
import { moneySums, receiptTable, transferTable } from './money-tables.ts'
import { rideTable } from './ride-table.ts'

/** What happened to the booking, what becomes of the money, and what the driver gets. */
export function bookingParagraphs(mail: Mail, { t }: MailLanguage, values: TextValues): string[] {
  if (!('booking' in mail)) return []
  const said: string[] = []
  if (mail.kind === 'booking-cancelled') {
    said.push(t(`cancellation.${mail.reason}`))
    if (mail.booking.isOnInvoice && mail.cardCents === 0) return said
    if (mail.refundCents) said.push(t('money.refund', values))
    if (mail.cardCents > 0) said.push(t('money.toCard', values))
    if (mail.refundCents === 0 && mail.cardCents === 0) said.push(t('money.noRefund', values))
  }
  if (mail.kind === 'refund') {
    if (mail.balanceCents > 0) said.push(t('money.refund', values))
    if (mail.cardCents > 0) said.push(t('money.toCard', values))
  }
  if (mail.kind === 'booking-changed') {
    if (mail.chargedCents > 0 && !mail.booking.isOnInvoice) said.push(t('money.charged', values))
    if (mail.creditedCents > 0 && !mail.booking.isOnInvoice)
      said.push(t(mail.booking.isGuests ? 'money.toCard' : 'money.refund', values))
  }
  const isOver = mail.kind === 'rate-ride'
  if (mail.booking.dueToCarrierCents > 0 && !isOver) said.push(t('money.dueOnTheDay', values))
  if (mail.kind === 'booking-paid') said.push(...openQuestions(mail.booking, t))
  return said
}

/** What the driver would like to know, and the traveller has not told yet; an empty text was told, and is not for this reader. */
function openQuestions(booking: BookingSummary, t: MailLanguage['t']): string[] {
  const isFlightOpen = booking.pickupPlace?.kind === 'airport' && booking.travelNumber === null
  const addresses = addressEnds(booking).filter(({ field }) => booking[field] === null)
  return [
    ...(isFlightOpen ? [t('open.flight')] : []),
    ...addresses.map(({ town }) => t('open.address', { town })),
  ]
}

/** What the mail is about first, and the booking below it. */
export function mailTables(mail: Mail, language: MailLanguage): LetterTable[] {
  if (mail.kind === 'contact-request') return [requestTable(mail.request, language)]
  if (mail.kind === 'carrier-ride') return [rideTable(mail.ride, language)]
  if (mail.kind === 'webhook-disabled')
    return [{ title: language.t('label.webhookAddress'), rows: [['URL', mail.url]] }]
  if (!('booking' in mail)) return []
  const { booking } = mail
  const facts = bookingTable(booking, language)
  if (mail.kind === 'rate-ride') return [facts]
  if (mail.kind === 'receipt') return [facts, receiptTable(mail.receipt, booking, language)]
  // Where a partner pays, whoever travels is told no price.
  const priced = booking.isOnInvoice
    ? facts
    : { ...facts, sums: moneySums(booking.totalCents, booking, language) }
  if (mail.kind === 'bank-transfer') return [transferTable(mail.transfer, language), priced]
  if (mail.kind !== 'booking-changed') return [priced]
  const { changes, differenceCents, dueBeforeCents } = mail
  const totalBeforeCents = booking.totalCents - (booking.isOnInvoice ? 0 : differenceCents)
  const changed = changesTable(booking, { changes, totalBeforeCents, dueBeforeCents }, language)
  // What was held back is told as it stands by now.
  return changed.rows.length > 0 ? [changed, priced] : [priced]
}

/** The balance where money went there; the documents where there are some that the reader can still sign in for. */
export function furtherLinks(mail: Mail, { t }: MailLanguage): Letter['links'] {
  const balance = (link: string, cents: number | null) =>
    cents ? [{ label: t('kind.payment-to-balance.action'), link: new URL('/balance', link).href }] : []
  const documents = (link: string) => [{ label: t('link.documents'), link }]
  // A guest's one link leads to all of it, and asks for no sign-in.
  if ('booking' in mail && mail.booking.isGuests) return []
  switch (mail.kind) {
    case 'booking-paid':
    case 'receipt':
      return documents(mail.booking.bookingLink)
    case 'booking-changed': {
      const link = mail.booking.bookingLink
      return [...balance(link, mail.creditedCents), ...documents(link)]
    }
    case 'booking-cancelled': {
      if (mail.reason === 'account-closed') return []
      const link = mail.booking.bookingLink
      return [...balance(link, mail.refundCents), ...documents(link)]
    }
    case 'refund':
      return [...balance(mail.link, mail.balanceCents), ...documents(mail.booking.bookingLink)]
    default:
      return []
  }
}
