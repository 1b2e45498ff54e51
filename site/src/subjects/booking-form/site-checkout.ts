import type { BookingResult } from '@fiacre/sdk'
import type { Checkout } from '@fiacre/widget'
import { paymentPath } from '@fiacre/sdk/rules'

/** What a checkout on our own pages needs to know of the page it is on. */
export type CheckoutPage = {
  isSignedIn: () => boolean
  navigate: (path: string) => void
  /** Opens the billing details beside the price. */
  openBilling: () => void
  /** Told of every booking made, before the browser goes anywhere. */
  booked: (result: BookingResult) => void
}

/** Where a booking leads on our own pages: the signed-in session books directly, and the ways go to our routes. */
export function siteCheckout({ isSignedIn, navigate, openBilling, booked }: CheckoutPage): Checkout {
  return {
    isSignedIn,
    signIn: () => navigate('/login'),
    completeProfile: openBilling,
    goTo: (url) => location.assign(url),
    goToPayment: (bookingId) => navigate(paymentPath(bookingId)),
    viewDestinations() {
      navigate('/destinations')
      // The form stands on that page too, below the countries.
      scrollTo({ top: 0 })
    },
    booked,
  }
}
