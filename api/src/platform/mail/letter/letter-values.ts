import { LATE_DRIVER } from '@fiacre/sdk/rules'
import type { MailLanguage } from '../mail-language.ts'
import type { BookingSummary, Mail } from '../mail.ts'
import { paidNow } from './money-tables.ts'
import type { TextValues } from '../../localisation/catalogue.ts'
import { writtenAim, writtenDate, writtenMoney } from '../../localisation/written-values.ts'
import { oneLine, shownAsText, shownName } from './own-words.ts'

/** What a mail's texts can name, beside what every mail's can. */
export function valuesOf(mail: Mail, language: MailLanguage): TextValues {
  const values: Record<string, string> = { firstName: shownName(mail.firstName) }
  const money = (name: string, cents: number) => (values[name] = writtenMoney(cents, language))
  if (mail.kind === 'contact-request') values['reference'] = String(mail.request.id)
  if (mail.kind === 'contact-reply') values['reference'] = String(mail.reference)
  if ('newEmail' in mail) values['newEmail'] = oneLine(mail.newEmail)
  if ('closesOn' in mail) values['closesOn'] = writtenDate(mail.closesOn, language)
  if ('erasedOn' in mail) values['erasedOn'] = writtenDate(mail.erasedOn, language)
  if (mail.kind === 'carrier-news' || mail.kind === 'partner-news') {
    values['what'] = mail.what
    if ('reason' in mail) values['reason'] = oneLine(mail.reason)
    if ('day' in mail) values['day'] = writtenDate(mail.day, language)
  }
  if (mail.kind === 'agreement-changed') {
    values['stage'] = mail.stage
    values['business'] = mail.business
    values['day'] = writtenDate(mail.day, language)
  }
  if (mail.kind === 'objection-decided') {
    values['what'] = mail.correctionCents === null ? 'declined' : 'granted'
    values['statement'] = mail.statement
    values['answer'] = oneLine(mail.answer)
    money('amount', mail.correctionCents ?? 0)
  }
  if (mail.kind === 'member-invitation') {
    values['what'] = mail.business
    values['until'] = `${writtenDate(mail.until, language)} (UTC)`
  }
  if (mail.kind === 'payout-account-changed') {
    values['ibanEnd'] = mail.ibanEnd
    values['formerEnd'] = mail.formerEnd
    values['holdsFrom'] = `${writtenDate(mail.holdsFrom, language)} (UTC)`
  }
  if ('invoice' in mail) {
    values['what'] = mail.amountCents < 0 ? 'credit' : mail.amountCents === 0 ? 'settled' : 'invoice'
    values['invoice'] = mail.invoice
    values['dueOn'] = writtenDate(mail.dueOn, language)
  }
  if (mail.kind === 'payout-returned') values['ibanEnd'] = mail.ibanEnd
  if (mail.kind === 'carrier-ride') {
    values['what'] = mail.what
    values['number'] = mail.ride.bookingNumber
    values['until'] = mail.until === null ? '' : writtenDate(mail.until, language)
    money('net', mail.netCents)
  }
  if (mail.kind === 'webhook-disabled') {
    values['host'] = new URL(mail.url).host
    values['reason'] = mail.reason
  }
  if ('receipt' in mail) {
    values['paidOn'] = writtenDate(mail.receipt.paidOn, language)
    money('total', paidNow(mail.receipt, mail.booking))
  }
  if (mail.kind === 'booking-cancelled') money('refund', mail.refundCents ?? 0)
  if ('cardCents' in mail) money('toCard', mail.cardCents)
  if (mail.kind === 'refund') {
    money('refund', mail.balanceCents)
    money('amount', mail.balanceCents + mail.cardCents)
  }
  if (mail.kind === 'booking-changed') {
    money('refund', mail.creditedCents)
    money('toCard', mail.creditedCents)
    money('charged', mail.chargedCents)
  }
  if (mail.kind === 'change-to-pay') values['number'] = mail.bookingNumber
  // What a credit note gives back is said in its words.
  if ('amountCents' in mail) money('amount', Math.abs(mail.amountCents))
  if (mail.kind === 'bank-transfer') money('amount', mail.transfer.amountCents)
  if ('driver' in mail) {
    values['driver'] = shownName(mail.driver.name)
    values['phone'] = shownAsText(mail.driver.phone)
    values['vehicle'] = shownAsText(mail.driver.vehicle)
    values['plate'] = shownAsText(mail.driver.plate)
    values['until'] = mail.driver.waitsUntil
  }
  if (mail.kind === 'driver-late') {
    values['minutes'] = String(LATE_DRIVER.credit.overMinutes)
    values['percent'] = String(LATE_DRIVER.credit.percent)
  }
  if ('booking' in mail) {
    values['number'] = mail.booking.bookingNumber
    money('due', mail.booking.dueToCarrierCents)
  }
  return values
}

/** What lists of mails show of a booking. */
export function previewOf(
  { pickupLocation, destination, pickupLocalTime, ...hire }: BookingSummary,
  language: MailLanguage,
): string {
  const pickup = writtenDate(pickupLocalTime, language)
  const aim = writtenAim(shownAsText(destination), hire, language)
  return `${shownAsText(pickupLocation)} – ${aim}, ${pickup}`
}
