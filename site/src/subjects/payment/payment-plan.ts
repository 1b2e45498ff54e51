import type { BookingPayment, PaymentMethod } from './booking-payment.ts'

/** What the traveller has chosen: how to pay, how much of it now, and how much from the account balance at most. */
export type PaymentChoice = {
  readonly method: PaymentMethod
  readonly share: 'all' | 'part'
  /** EUR cents. */
  readonly balanceCents: number
}

/** What comes of the choice. Money in EUR cents. */
export type PaymentPlan = {
  readonly method: PaymentMethod
  /** How much of the price is paid ahead, in percent. */
  readonly prepaymentPercent: number
  readonly fromBalanceCents: number
  /** The most that the balance can give. */
  readonly mostFromBalanceCents: number
  readonly toPayCents: number
  readonly toDriverCents: number
}

type Money = Pick<
  BookingPayment,
  | 'totalCents'
  | 'prepaymentCents'
  | 'paidCents'
  | 'outstandingCents'
  | 'minimumPrepaymentCents'
  | 'minimumPrepaymentPercent'
  | 'balanceCents'
>

/** Whether a part can be paid now and the rest to the driver: not once something is paid, by what was agreed then. */
export function canSplit({ paidCents, totalCents, minimumPrepaymentCents }: Money): boolean {
  return paidCents === 0 && minimumPrepaymentCents < totalCents
}

/** Works out a payment. A bank transfer pays all of the price (spec section 4); the balance never gives more than is asked. */
export function paymentPlan(money: Money, choice: PaymentChoice): PaymentPlan {
  const { totalCents, paidCents, balanceCents } = money
  const { askedCents, percent } = choice.method === 'card' ? byCard(money, choice.share) : all(money)
  const mostFromBalanceCents = Math.min(balanceCents, askedCents)
  const fromBalanceCents = Math.min(choice.balanceCents, mostFromBalanceCents)
  const toPayCents = askedCents - fromBalanceCents
  return {
    // Where nothing is left to send there is no transfer to wait for.
    method: toPayCents === 0 ? 'card' : choice.method,
    prepaymentPercent: percent,
    fromBalanceCents,
    mostFromBalanceCents,
    toPayCents,
    toDriverCents: totalCents - paidCents - askedCents,
  }
}

type Asked = { readonly askedCents: number; readonly percent: number }

function byCard(money: Money, share: PaymentChoice['share']): Asked {
  const { totalCents, prepaymentCents, paidCents, outstandingCents } = money
  if (paidCents > 0) {
    // The percentage that was agreed, of which the service made the cents by rounding up.
    return { askedCents: outstandingCents, percent: Math.floor((prepaymentCents * 100) / totalCents) }
  }
  if (share === 'all' || !canSplit(money)) return all(money)
  return { askedCents: money.minimumPrepaymentCents, percent: money.minimumPrepaymentPercent }
}

function all({ totalCents, paidCents }: Money): Asked {
  return { askedCents: totalCents - paidCents, percent: 100 }
}
