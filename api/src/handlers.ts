import { accountHandlers } from './accounts/accounts.handlers.ts'
import { securityHandlers } from './accounts/security.handlers.ts'
import { clientHandlers } from './admin/clients.handlers.ts'
import { bookingHandlers } from './bookings/bookings.handlers.ts'
import { administrationHandlers } from './checkout/administration/administration.handlers.ts'
import { afterwardsHandlers } from './checkout/afterwards/afterwards.handlers.ts'
import { callbackHandlers } from './checkout/settle/callback.handlers.ts'
import { documentHandlers } from './checkout/documents/documents.handlers.ts'
import { checkoutHandlers } from './checkout/checkout.handlers.ts'
import { checkoutSessionHandlers } from './checkout/sessions/checkout-sessions.handlers.ts'
import { registerInCheckout } from './checkout/sessions/register-in-checkout.ts'
import type { Handlers } from './contract/handler.ts'
import { destinationHandlers } from './destinations/destinations.handlers.ts'
import { exchangeRateHandlers } from './exchange-rates/exchange-rates.handlers.ts'
import { healthHandlers } from './health/health.handlers.ts'
import { partnerHandlers } from './partners/partners.handlers.ts'
import { placeHandlers } from './places/places.handlers.ts'
import { privacyHandlers } from './privacy/privacy.handlers.ts'
import { quoteHandlers } from './quotes/quotes.handlers.ts'
import { routeMapHandlers } from './route-maps/route-maps.handlers.ts'
import { settingsHandlers } from './settings/settings.handlers.ts'

/** Every operation of the contract and who answers it. */
export const allHandlers: Handlers = {
  ...accountHandlers,
  ...securityHandlers,
  ...privacyHandlers,
  ...clientHandlers,
  ...placeHandlers,
  ...quoteHandlers,
  ...routeMapHandlers,
  ...bookingHandlers,
  ...checkoutHandlers,
  ...callbackHandlers,
  ...documentHandlers,
  ...afterwardsHandlers,
  ...administrationHandlers,
  ...checkoutSessionHandlers,
  ...registerInCheckout,
  ...partnerHandlers,
  ...destinationHandlers,
  ...exchangeRateHandlers,
  ...settingsHandlers,
  ...healthHandlers,
}
