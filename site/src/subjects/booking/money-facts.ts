import type { Booking } from '@fiacre/sdk'

type Money = Pick<Booking, 'paidCents' | 'outstandingCents' | 'dueToCarrierCents' | 'refundedCents'>

/** A part of a booking's money that is worth a line, with its amount in EUR cents. */
export type MoneyFact = {
  readonly kind: 'paid' | 'outstanding' | 'dueToCarrier' | 'refunded'
  readonly cents: number
}

/** Where the money of a booking is: what is paid, what is not yet, what the driver gets, what went back. Nothing is left out but noughts. */
export function moneyFacts(booking: Money): readonly MoneyFact[] {
  const facts: MoneyFact[] = [
    { kind: 'paid', cents: booking.paidCents },
    { kind: 'outstanding', cents: booking.outstandingCents },
    { kind: 'dueToCarrier', cents: booking.dueToCarrierCents },
    { kind: 'refunded', cents: booking.refundedCents },
  ]
  return facts.filter(({ cents }) => cents > 0)
}
