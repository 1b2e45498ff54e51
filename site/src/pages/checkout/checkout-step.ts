import { isBillingComplete } from '@fiacre/sdk/rules'
import type { Checkout } from '../../subjects/checkout/checkout.ts'

/** The steps that a traveller sees, in their order. */
export const STEPS = ['you', 'billing', 'pay'] as const

/** What comes next; `booked` is the last step after a booking that is still to be paid. */
export type CheckoutStep = (typeof STEPS)[number] | 'booked'

/** Decides what comes next in a checkout that is not paid. `user` is null while nobody is signed in. */
export function checkoutStep(
  { status }: Pick<Checkout, 'status'>,
  user: Parameters<typeof isBillingComplete>[0] | null,
): CheckoutStep {
  if (!user) return 'you'
  if (status !== 'open') return 'booked'
  return isBillingComplete(user) ? 'pay' : 'billing'
}
