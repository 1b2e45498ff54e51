import { prepaymentCents } from '@fiacre/sdk/rules'
import type { BookingRequest } from '@fiacre/sdk'
import type { PaymentMethod } from './booking-payment.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** All by card, a part of it by card, or all by bank transfer. */
export type WayToPay = 'all' | 'part' | 'transfer'

/** What a new booking costs and how it can be paid; money in EUR cents. */
export type NewPayment = {
  readonly totalCents: number
  readonly methods: readonly PaymentMethod[]
  readonly minimumPrepaymentPercent: number
  /** What lies on the account balance. */
  readonly balanceCents: number
}

/** What the traveller wants: where that way is off, the first that is on takes its place. */
export type PaymentChoice = { readonly way: WayToPay; readonly usesBalance: boolean }

/** The ways there are for a booking that is not made yet, the usual one first. */
export function waysToPay({ methods, totalCents, minimumPrepaymentPercent }: NewPayment): WayToPay[] {
  const splits = prepaymentCents(totalCents, minimumPrepaymentPercent) < totalCents
  return [
    ...(methods.includes('card') ? (splits ? (['all', 'part'] as const) : (['all'] as const)) : []),
    ...(methods.includes('bank_transfer') ? (['transfer'] as const) : []),
  ]
}

/** The way that is taken: the one asked for, if it is on. */
export function chosenWay(payment: NewPayment, { way }: PaymentChoice): WayToPay {
  const ways = waysToPay(payment)
  return ways.includes(way) ? way : (ways[0] ?? 'all')
}

/** What comes of a choice for a new booking. */
export function newPaymentPlan(payment: NewPayment, choice: PaymentChoice): PaymentPlan {
  const { totalCents, minimumPrepaymentPercent, balanceCents } = payment
  const way = chosenWay(payment, choice)
  const money = {
    totalCents,
    prepaymentCents: totalCents,
    paidCents: 0,
    outstandingCents: totalCents,
    minimumPrepaymentCents: prepaymentCents(totalCents, minimumPrepaymentPercent),
    minimumPrepaymentPercent,
    balanceCents,
  }
  return paymentPlan(money, {
    method: way === 'transfer' ? 'bank_transfer' : 'card',
    share: way === 'part' ? 'part' : 'all',
    balanceCents: choice.usesBalance ? balanceCents : 0,
  })
}

/** How a plan is asked for with the booking; what is usual is not named. */
export function paymentOfBooking({
  method,
  prepaymentPercent,
  fromBalanceCents,
}: PaymentPlan): Pick<BookingRequest, 'paymentMethod' | 'prepaymentPercent' | 'balanceCents'> {
  return {
    ...(method === 'bank_transfer' && { paymentMethod: method }),
    ...(prepaymentPercent < 100 && { prepaymentPercent }),
    ...(fromBalanceCents > 0 && { balanceCents: fromBalanceCents }),
  }
}
