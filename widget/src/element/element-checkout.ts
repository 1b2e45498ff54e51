import type { Quote } from '@fiacre/sdk'
import type { Later } from '../booking/flow/later.ts'
import type { Checkout } from '../booking/flow/ports.ts'

type Steps = { readonly handOff: (quote: Quote) => Promise<boolean> }

/** Where a booking leads on a partner's page: nobody is signed in there, and everything goes on at our site. */
export function elementCheckout(origin: string, steps: Later<Steps>): Checkout {
  // At top level, also where the page stands in a frame.
  const go = (path: string): void => void window.open(new URL(path, origin), '_top')
  return {
    isSignedIn: () => false,
    // With a price the steps are there, and may open a window at once.
    handOff: (quote) => steps.now()?.handOff(quote) ?? steps.load().then((it) => it.handOff(quote)),
    signIn: () => go('/login'),
    completeProfile: () => go('/profile'),
    goTo: go,
    goToPayment: (bookingId) => go(`/payment?booking=${bookingId}`),
    viewDestinations: () => go('/destinations'),
  }
}
