import { accountHandlers } from './people/accounts/accounts.handlers.ts'
import { securityHandlers } from './people/accounts/security.handlers.ts'
import { contactHandlers } from './people/contact/contact.handlers.ts'
import { carrierHandlers } from './people/carriers/carriers.handlers.ts'
import { carrierKeyHandlers } from './people/carriers/carrier-keys.handlers.ts'
import { carrierTeamHandlers } from './people/carriers/team.handlers.ts'
import { carrierWebhookHandlers } from './people/carriers/carrier-webhooks.handlers.ts'
import { invoiceHandlers } from './office/invoices/invoices.handlers.ts'
import { ownInvoiceHandlers } from './office/invoices/own-invoices.handlers.ts'
import { ownEarningHandlers } from './office/payouts/own-earnings.handlers.ts'
import { payoutHandlers } from './office/payouts/payouts.handlers.ts'
import { carrierReviewHandlers } from './office/carriers/carrier-review.handlers.ts'
import { clientHandlers } from './office/admin/clients.handlers.ts'
import { passkeyHandlers } from './office/admin/passkey.handlers.ts'
import { secondFactorHandlers } from './office/admin/second-factor.handlers.ts'
import { staffHandlers } from './office/admin/staff.handlers.ts'
import { bookingHandlers } from './bookings/booking/bookings.handlers.ts'
import { administrationHandlers } from './office/admin/administration.handlers.ts'
import { changeHandlers } from './bookings/changes/changes.handlers.ts'
import { callbackHandlers } from './bookings/settlement/callback.handlers.ts'
import { documentHandlers } from './bookings/documents/documents.handlers.ts'
import { checkoutHandlers } from './bookings/checkout/checkout.handlers.ts'
import { checkoutSessionHandlers } from './bookings/hand-off/checkout-sessions.handlers.ts'
import { guestBookingHandlers } from './bookings/guests/guest-bookings.handlers.ts'
import { registerInCheckout } from './bookings/hand-off/register-in-checkout.ts'
import type { Handlers } from './platform/contract/handler.ts'
import { destinationHandlers } from './prices/destinations/destinations.handlers.ts'
import { transferHandlers } from './prices/destinations/transfers/transfers.handlers.ts'
import { exchangeRateHandlers } from './prices/exchange-rates/exchange-rates.handlers.ts'
import { dispatchHandlers } from './office/dispatch/dispatch.handlers.ts'
import { driverHandlers } from './rides/day/driver.handlers.ts'
import { driverReportHandlers } from './office/dispatch/driver-reports.handlers.ts'
import { carrierRideHandlers } from './rides/offers/carrier-rides.handlers.ts'
import { besideSandbox, testRideHandlers } from './rides/sandbox/sandbox.handlers.ts'
import { steeringHandlers } from './rides/steering/steering.handlers.ts'
import { healthHandlers } from './platform/health/health.handlers.ts'
import { partnerHandlers } from './people/partners/partners.handlers.ts'
import { partnerMemberHandlers } from './people/partners/members.handlers.ts'
import { partnerAreaHandlers } from './people/partners/partner-area.handlers.ts'
import { partnerBookingHandlers } from './bookings/booking/partner-bookings.handlers.ts'
import { pageCheckHandlers } from './people/partners/page-check/page-check.handlers.ts'
import { partnerRequestHandlers } from './people/partners/partner-requests.handlers.ts'
import { partnerAccountHandlers } from './people/partners/payout-account.handlers.ts'
import { partnerWebhookHandlers } from './bookings/booking/partner-webhooks.handlers.ts'
import { partnerReviewHandlers } from './office/partners/partner-review.handlers.ts'
import { partnerPromoHandlers } from './prices/promotions/partner-promos.handlers.ts'
import { selfBillingHandlers } from './office/payouts/own-self-billing.handlers.ts'
import { placeHandlers } from './map/places/places.handlers.ts'
import { privacyHandlers } from './office/privacy/privacy.handlers.ts'
import { quoteHandlers } from './prices/quotes/quotes.handlers.ts'
import { routeMapHandlers } from './map/route-maps/route-maps.handlers.ts'
import { adminHealthHandlers } from './office/health/health.handlers.ts'
import { bookingRecordHandlers } from './office/records/booking-records.handlers.ts'
import { clientRecordHandlers } from './office/records/client-records.handlers.ts'
import { messageRecordHandlers } from './office/records/message-records.handlers.ts'
import { auditHandlers } from './office/audit/audit.handlers.ts'
import { batchHandlers } from './office/batches/batches.handlers.ts'
import { exportHandlers } from './office/lists/export.handlers.ts'
import { listHandlers } from './office/lists/list.handlers.ts'
import { viewHandlers } from './office/lists/views.handlers.ts'
import { promoCodeHandlers } from './office/settings/promo-codes.handlers.ts'
import { settingHandlers } from './office/settings/settings.handlers.ts'
import { faqHandlers } from './platform/client-settings/faq.handlers.ts'
import { figureHandlers } from './office/figures/figures.handlers.ts'
import { partnerFigureHandlers } from './office/figures/partner-figures.handlers.ts'
import { refundHandlers } from './office/refunds/refunds.handlers.ts'
import { approvalHandlers } from './office/decisions/approvals.handlers.ts'
import { taskHandlers } from './office/tasks/tasks.handlers.ts'
import { settingsHandlers } from './platform/client-settings/settings.handlers.ts'

/** Every operation of the contract and who answers it. */
export const allHandlers: Handlers = {
  ...accountHandlers,
  ...securityHandlers,
  ...privacyHandlers,
  ...clientHandlers,
  ...staffHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...contactHandlers,
  ...carrierHandlers,
  ...carrierKeyHandlers,
  ...carrierTeamHandlers,
  ...carrierWebhookHandlers,
  ...carrierReviewHandlers,
  ...ownEarningHandlers,
  ...payoutHandlers,
  ...invoiceHandlers,
  ...ownInvoiceHandlers,
  ...selfBillingHandlers,
  ...placeHandlers,
  ...quoteHandlers,
  ...routeMapHandlers,
  ...bookingHandlers,
  ...partnerRequestHandlers,
  ...pageCheckHandlers,
  ...guestBookingHandlers,
  ...checkoutHandlers,
  ...callbackHandlers,
  ...documentHandlers,
  ...changeHandlers,
  ...administrationHandlers,
  ...bookingRecordHandlers,
  ...messageRecordHandlers,
  ...clientRecordHandlers,
  ...listHandlers,
  ...exportHandlers,
  ...viewHandlers,
  ...batchHandlers,
  ...refundHandlers,
  ...approvalHandlers,
  ...taskHandlers,
  ...settingHandlers,
  ...promoCodeHandlers,
  ...faqHandlers,
  ...figureHandlers,
  ...auditHandlers,
  ...adminHealthHandlers,
  ...checkoutSessionHandlers,
  ...registerInCheckout,
  ...partnerHandlers,
  ...partnerAreaHandlers,
  ...partnerMemberHandlers,
  ...partnerAccountHandlers,
  ...partnerReviewHandlers,
  ...partnerWebhookHandlers,
  ...partnerBookingHandlers,
  ...partnerPromoHandlers,
  ...partnerFigureHandlers,
  ...destinationHandlers,
  ...transferHandlers,
  ...exchangeRateHandlers,
  ...settingsHandlers,
  ...besideSandbox(carrierRideHandlers),
  ...testRideHandlers,
  ...steeringHandlers,
  ...driverHandlers,
  ...driverReportHandlers,
  ...dispatchHandlers,
  ...healthHandlers,
}
