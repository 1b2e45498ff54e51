import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'

/** Where and how to send the money for a booking; null when no transfer is awaited. */
export function bankTransferFor(
  { gateways }: Context,
  booking: BookingRow,
): components['schemas']['BankTransfer'] | null {
  const account = gateways.bankTransfer
  const amountCents = outstandingCents(booking)
  if (!account || booking.paymentMethod !== 'bank_transfer' || amountCents === 0) return null
  return { ...account, reference: booking.bookingNumber, amountCents, currency: 'EUR' }
}
