import { Stripe } from 'stripe'

/**
 * What went wrong at Stripe, in words for the log: type, code and the number of the request, by which Stripe's
 * dashboard finds the rest. Stripe's own messages and fields repeat keys, addresses and what the payer wrote.
 */
export function stripeFailure(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('Stripe could not be asked.')
  const { type, code, requestId } = error
  const details = [type, code, requestId && `request ${requestId}`].filter(Boolean).join(', ')
  return new Error(`Stripe refused or did not answer: ${details}.`)
}
