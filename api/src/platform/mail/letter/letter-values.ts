import type { MailLanguage } from '../mail-language.ts'
import type { Mail } from '../mail.ts'
import { paidNow } from './money-tables.ts'
import { writtenVehicle } from './written-booking.ts'
import { writtenDate, writtenMoney } from '../../localisation/written-values.ts'

/** What a mail's texts can name, beside what every mail's can. */
export function valuesOf(mail: Mail, language: MailLanguage): Record<string, string> {
  const values: Record<string, string> = { firstName: mail.firstName }
  const money = (name: string, cents: number) => (values[name] = writtenMoney(cents, language))
  if ('newEmail' in mail) values['newEmail'] = mail.newEmail
  if ('closesOn' in mail) values['closesOn'] = writtenDate(mail.closesOn, language)
  if ('erasedOn' in mail) values['erasedOn'] = writtenDate(mail.erasedOn, language)
  if ('receipt' in mail) {
    values['paidOn'] = writtenDate(mail.receipt.paidOn, language)
    money('total', paidNow(mail.receipt, mail.booking))
  }
  if (mail.kind === 'booking-cancelled') money('refund', mail.refundCents ?? 0)
  if (mail.kind === 'booking-changed') {
    money('refund', mail.creditedCents)
    money('charged', mail.chargedCents)
  }
  if (mail.kind === 'payment-to-balance') money('amount', mail.amountCents)
  if (mail.kind === 'bank-transfer') money('amount', mail.transfer.amountCents)
  if ('booking' in mail) {
    const { bookingNumber, pickupLocation, destination, pickupLocalTime, vehicle } = mail.booking
    values['number'] = bookingNumber
    values['vehicle'] = writtenVehicle(vehicle, language)
    values['pickupLocation'] = pickupLocation
    values['destination'] = destination
    values['pickup'] = writtenDate(pickupLocalTime, language)
    money('due', mail.booking.dueToCarrierCents)
  }
  return values
}
