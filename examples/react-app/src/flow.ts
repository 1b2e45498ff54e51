import { createBookingFlow } from '@fiacre/widget'
import type { FlowNotice } from '@fiacre/widget'
import { client, SERVICE } from './service.ts'

/** Shows a notice; the app says how. */
export const notices = new EventTarget()

/** The form's store. It outlives the form, so that what was entered stays while the traveller looks elsewhere. */
export const flow = createBookingFlow({
  client,
  terms: () => ({ promoCode: 'WELCOME10', attribution: { utm_source: 'alpine-trips' } }),
  session: { profile: () => null },
  checkout: {
    isSignedIn: () => false,
    /** Sign-in, billing details and payment are on Fiacre's site; the traveller comes back to this page. */
    async handOff(quote) {
      const returnUrl = `${location.origin}/`
      const session = await client.createCheckoutSession({ body: { quoteId: quote.quoteId, returnUrl } })
      location.assign(session.url)
      return true
    },
    signIn: () => location.assign(SERVICE),
    completeProfile: () => location.assign(`${SERVICE}/profile`),
    goTo: (url) => location.assign(url),
    goToPayment: (id) => location.assign(`${SERVICE}/payment?booking=${id}`),
    viewDestinations: () => location.assign(`${SERVICE}/destinations`),
  },
  notify: (notice: FlowNotice) => notices.dispatchEvent(new CustomEvent('notice', { detail: notice })),
})

flow.prefill({ pickupLocation: 'Geneva Airport', destination: 'Chamonix' })
