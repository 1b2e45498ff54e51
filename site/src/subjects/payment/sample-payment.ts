import type { Booking } from '@fiacre/sdk'
import { PREPAYMENT_PERCENT, prepaymentCents } from '@fiacre/sdk/rules'
import { sampleBooking } from '../booking/sample-bookings.ts'
import type { BankTransfer, BookingPayment } from './booking-payment.ts'

/** The payment of a booking for tests, in keeping with it: by card or transfer, nothing on the account balance. */
export function samplePayment(
  booking: Booking = sampleBooking(),
  changes: Partial<BookingPayment> = {},
): BookingPayment {
  return {
    bookingId: booking.id,
    paymentStatus: booking.paymentStatus,
    method: booking.paymentMethod,
    totalCents: booking.totalPriceCents,
    prepaymentCents: booking.prepaymentCents,
    paidCents: booking.paidCents,
    outstandingCents: booking.outstandingCents,
    dueToCarrierCents: booking.dueToCarrierCents,
    minimumPrepaymentPercent: PREPAYMENT_PERCENT.minimum,
    minimumPrepaymentCents: prepaymentCents(booking.totalPriceCents),
    methods: ['card', 'bank_transfer'],
    balanceCents: 0,
    currency: 'EUR',
    bankTransfer: null,
    ...changes,
  }
}

/** Bank details for tests. */
export function sampleTransfer(changes: Partial<BankTransfer> = {}): BankTransfer {
  return {
    holder: 'Fiacre Transfers',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bankName: null,
    reference: 'FC-7K2M9Q',
    amountCents: 11096,
    currency: 'EUR',
    isExample: false,
    ...changes,
  }
}
