import { CHECKOUT_PATH, type Checkout } from './checkout.ts'

/** Where somebody goes on who has just signed in or confirmed an address. */
export type WayOn = typeof CHECKOUT_PATH | '/dashboard'

/** To the checkout that is still to be booked or paid; else to the dashboard, where a pending price is brought back. */
export function wayOn(checkout: Pick<Checkout, 'status'> | undefined): WayOn {
  return checkout && checkout.status !== 'paid' ? CHECKOUT_PATH : '/dashboard'
}
