import { PREPAYMENT_PERCENT, prepaymentCents } from '@fiacre/sdk/rules'
import { dueToCarrierCents, outstandingCents } from '../booking/booking-money.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { bankTransferFor } from './bank-transfer.ts'
import { balanceOf } from './use-balance.ts'
import { methodsOf } from './payment-terms.ts'

/**
 * What is paid of a booking, what is left, and how it can be paid. The balance counts what is set aside for this booking, as that
 * can be used for it again.
 */
export async function bookingPayment(
  context: Context,
  userId: string,
  id: number,
): Promise<components['schemas']['BookingPayment']> {
  const booking = await getOwnBooking(context, userId, id)
  const { totalCents, setAsideCents } = booking
  return {
    bookingId: booking.id,
    paymentStatus: booking.paymentStatus,
    method: booking.paymentMethod,
    totalCents,
    prepaymentCents: booking.prepaymentCents,
    paidCents: booking.paidCents,
    outstandingCents: outstandingCents(booking),
    dueToCarrierCents: dueToCarrierCents(booking),
    minimumPrepaymentPercent: PREPAYMENT_PERCENT.minimum,
    minimumPrepaymentCents: prepaymentCents(totalCents),
    methods: methodsOf(context, booking),
    balanceCents: Math.max(0, (await balanceOf(context.orm.em.fork(), booking)) + setAsideCents),
    currency: 'EUR',
    bankTransfer: bankTransferFor(context, booking),
  }
}
