import { PREPAYMENT_PERCENT } from '@fiacre/sdk/rules'
import type { BookedPaymentMethod, PaymentMethod } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem } from '#platform/http/problem.ts'

export interface PaymentTerms {
  method: PaymentMethod
  /** How much of the price is paid ahead, in percent. */
  percent: number
}

/** The same of a new booking, which may go on the invoice of a company, too. */
export interface BookedTerms extends Omit<PaymentTerms, 'method'> {
  method: BookedPaymentMethod
}

/** Whether it is only tried out: nobody is charged for that. */
type Trial = { isTest: boolean }

/** The ways to pay that are on. */
export function methodsOf({ gateways }: Context, trial: Trial): PaymentMethod[] {
  // No account number for what is only tried out: somebody might send money.
  if (trial.isTest) return ['card']
  return [
    ...(gateways.cardFor(trial) ? ['card' as const] : []),
    ...(gateways.bankTransfer ? ['bank_transfer' as const] : []),
  ]
}

/**
 * How a traveller pays. Who does not say gets the card where it is on, else the transfer, of all of the price.
 * @param names the fields of the request, for its errors
 * @throws Problem PAYMENT_METHOD_UNAVAILABLE, PREPAYMENT_NOT_ALLOWED
 */
export function paymentTerms(
  context: Context,
  trial: Trial,
  { method, percent = 100 }: { method: PaymentMethod | undefined; percent: number | undefined },
  names: { method: string; percent: string },
): PaymentTerms {
  const on = methodsOf(context, trial)
  const chosen = method ?? on[0] ?? 'card'
  if (method && !on.includes(method)) {
    throw fieldProblem(
      'PAYMENT_METHOD_UNAVAILABLE',
      names.method,
      'This way of paying is not on. Please choose another one.',
    )
  }
  if (chosen === 'bank_transfer' && percent < PREPAYMENT_PERCENT.bankTransfer) {
    throw fieldProblem(
      'PREPAYMENT_NOT_ALLOWED',
      names.percent,
      'A bank transfer pays all of the price. Pay a part of it by card.',
    )
  }
  return { method: chosen, percent }
}

/**
 * How a new booking is paid, also on the invoice of a company: all of it, as nobody else is asked for the rest.
 * @throws Problem as `paymentTerms` does
 */
export function bookedTerms(
  context: Context,
  trial: Trial,
  { method, percent = 100, balanceCents = 0 }: Wished,
  names: { method: string; percent: string },
): BookedTerms {
  if (method !== 'invoice') return paymentTerms(context, trial, { method, percent }, names)
  if (trial.isTest)
    throw fieldProblem(
      'PAYMENT_METHOD_UNAVAILABLE',
      names.method,
      'A test stands on no invoice of a company.',
    )
  if (percent < 100 || balanceCents > 0) {
    const text = 'The invoice of a company pays all of the price, and nothing comes from a balance.'
    throw fieldProblem('PREPAYMENT_NOT_ALLOWED', percent < 100 ? names.percent : 'balanceCents', text)
  }
  return { method, percent }
}

interface Wished {
  method: BookedPaymentMethod | undefined
  percent: number | undefined
  balanceCents?: number | undefined
}
