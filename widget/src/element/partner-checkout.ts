import type { Checkout } from '../booking/flow/ports.ts'
import type { BookingFields } from '../booking/flow/state.ts'

/**
 * The checkout of a partner's page: nobody is signed in here, so booking goes on at the site, which is handed the form
 * in its address.
 * @param site origin of the site
 * @param go takes the whole tab to an address
 */
export function partnerCheckout(
  site: string,
  form: () => BookingFields,
  go: (url: string) => void,
): Checkout {
  const siteUrl = (path: string): string => new URL(path, site).href
  return {
    isSignedIn: () => false,
    signIn: () => go(handOffUrl(site, form())),
    completeProfile: () => go(siteUrl('/profile')),
    goTo: go,
    goToPayment: (bookingId) => go(siteUrl(`/payment?booking=${bookingId}`)),
    viewDestinations: () => go(siteUrl('/destinations')),
  }
}

/** The site's address with a form in its query; `pickup` is the name that the specification gives it. */
export function handOffUrl(site: string, form: BookingFields): string {
  const { pickupLocation, returnDate, returnTime, ...fields } = form
  const url = new URL('/', site)
  const values = {
    pickup: pickupLocation,
    ...fields,
    ...(form.isRoundTrip ? { returnDate, returnTime } : {}),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value !== '' && value !== 0 && value !== false) url.searchParams.set(name, String(value))
  }
  return url.href
}
