import { Migration2026112100Core } from './migration-2026112100-core.ts'
import { Migration2026112101Places } from './migration-2026112101-places.ts'
import { Migration2026112102Routes } from './migration-2026112102-routes.ts'
import { Migration2026112103PlaceTypos } from './migration-2026112103-place-typos.ts'
import { Migration2026112104ExchangeRates } from './migration-2026112104-exchange-rates.ts'
import { Migration2026112105Partners } from './migration-2026112105-partners.ts'
import { Migration2026112106Accounts } from './migration-2026112106-accounts.ts'
import { Migration2026112107MailDelivery } from './migration-2026112107-mail-delivery.ts'
import { Migration2026112108NetworkAllowances } from './migration-2026112108-network-allowances.ts'
import { Migration2026112209Money } from './migration-2026112209-money.ts'
import { Migration2026112210SandboxEvents } from './migration-2026112210-sandbox-events.ts'
import { Migration2026112211Causes } from './migration-2026112211-causes.ts'
import { Migration2026112212ClosingPages } from './migration-2026112212-closing-pages.ts'
import { Migration2026112301BookedPlaces } from './migration-2026112301-booked-places.ts'
import { Migration2026112320MailRecords } from './migration-2026112320-mail-records.ts'
import { Migration2026112321PromoTravellers } from './migration-2026112321-promo-travellers.ts'
import { Migration2026112330ExactRoutes } from './migration-2026112330-exact-routes.ts'
import { Migration2026112340AddressUndo } from './migration-2026112340-address-undo.ts'
import { Migration2026112350Stage } from './migration-2026112350-stage.ts'
import { Migration2026112370ExposedKeys } from './migration-2026112370-exposed-keys.ts'
import { Migration2026112371CheckoutDisplay } from './migration-2026112371-checkout-display.ts'
import { Migration2026112372FactsInColumns } from './migration-2026112372-facts-in-columns.ts'
import { Migration2026112401ContactRequests } from './migration-2026112401-contact-requests.ts'
import { Migration2026112431KindsOfPlaces } from './migration-2026112431-kinds-of-places.ts'
import { Migration2026112432Companies } from './migration-2026112432-companies.ts'
import { Migration2026112433AcceptedTerms } from './migration-2026112433-accepted-terms.ts'
import { Migration2026112440RouteDrawings } from './migration-2026112440-route-drawings.ts'
import { Migration2026112450RideAddresses } from './migration-2026112450-ride-addresses.ts'
import { Migration2026112455BookingSearch } from './migration-2026112455-booking-search.ts'
import { Migration2026112460Audit } from './migration-2026112460-audit.ts'
import { Migration2026112470StaffRoles } from './migration-2026112470-staff-roles.ts'
import { Migration2026112471SecondFactor } from './migration-2026112471-second-factor.ts'
import { Migration2026112475RefundsApprovals } from './migration-2026112475-refunds-approvals.ts'
import { Migration2026112476Chargebacks } from './migration-2026112476-chargebacks.ts'
import { Migration2026112477RefundOrders } from './migration-2026112477-refund-orders.ts'
import { Migration2026112480OfficeNotes } from './migration-2026112480-office-notes.ts'
import { Migration2026112481SignInAttempts } from './migration-2026112481-sign-in-attempts.ts'
import { Migration2026112482ContactReplies } from './migration-2026112482-contact-replies.ts'
import { Migration2026112485Lists } from './migration-2026112485-lists.ts'
import { Migration2026112486SavedViews } from './migration-2026112486-saved-views.ts'
import { Migration2026112487BlocksThatHold } from './migration-2026112487-blocks-that-hold.ts'
import { Migration2026112490Figures } from './migration-2026112490-figures.ts'
import { Migration2026112491Backups } from './migration-2026112491-backups.ts'
import { Migration2026112494Settings } from './migration-2026112494-settings.ts'
import { Migration2026112500Carriers } from './migration-2026112500-carriers.ts'
import { Migration2026112501CarrierRegistration } from './migration-2026112501-carrier-registration.ts'
import { Migration2026112510Rides } from './migration-2026112510-rides.ts'
import { Migration2026112530ConfirmationReminders } from './migration-2026112530-confirmation-reminders.ts'
import { Migration2026112511RideOffers } from './migration-2026112511-ride-offers.ts'
import { Migration2026112622RideRatings } from './migration-2026112622-ride-ratings.ts'
import { Migration2026112621MailedDrivers } from './migration-2026112621-mailed-drivers.ts'
import { Migration2026112610CarrierKeys } from './migration-2026112610-carrier-keys.ts'
import { Migration2026112620DriverPage } from './migration-2026112620-driver-page.ts'
import { Migration2026112520Webhooks } from './migration-2026112520-webhooks.ts'
import { Migration2026112600ApprovalsOfAllKinds } from './migration-2026112600-approvals-of-all-kinds.ts'

import { Migration2026112630Earnings } from './migration-2026112630-earnings.ts'
import { Migration2026112650RideIncidents } from './migration-2026112650-ride-incidents.ts'
import { Migration2026112640PartnerRegistration } from './migration-2026112640-partner-registration.ts'
import { Migration2026112631Payouts } from './migration-2026112631-payouts.ts'

/** In the order they run. A migration that has landed is never edited; a new one follows it. */
export const migrations = [
  { name: 'migration-2026112100-core', class: Migration2026112100Core },
  { name: 'migration-2026112101-places', class: Migration2026112101Places },
  { name: 'migration-2026112102-routes', class: Migration2026112102Routes },
  { name: 'migration-2026112103-place-typos', class: Migration2026112103PlaceTypos },
  { name: 'migration-2026112104-exchange-rates', class: Migration2026112104ExchangeRates },
  { name: 'migration-2026112105-partners', class: Migration2026112105Partners },
  { name: 'migration-2026112106-accounts', class: Migration2026112106Accounts },
  { name: 'migration-2026112107-mail-delivery', class: Migration2026112107MailDelivery },
  { name: 'migration-2026112108-network-allowances', class: Migration2026112108NetworkAllowances },
  { name: 'migration-2026112209-money', class: Migration2026112209Money },
  { name: 'migration-2026112210-sandbox-events', class: Migration2026112210SandboxEvents },
  { name: 'migration-2026112211-causes', class: Migration2026112211Causes },
  { name: 'migration-2026112212-closing-pages', class: Migration2026112212ClosingPages },
  { name: 'migration-2026112301-booked-places', class: Migration2026112301BookedPlaces },
  { name: 'migration-2026112320-mail-records', class: Migration2026112320MailRecords },
  { name: 'migration-2026112321-promo-travellers', class: Migration2026112321PromoTravellers },
  { name: 'migration-2026112330-exact-routes', class: Migration2026112330ExactRoutes },
  { name: 'migration-2026112340-address-undo', class: Migration2026112340AddressUndo },
  { name: 'migration-2026112350-stage', class: Migration2026112350Stage },
  { name: 'migration-2026112370-exposed-keys', class: Migration2026112370ExposedKeys },
  { name: 'migration-2026112371-checkout-display', class: Migration2026112371CheckoutDisplay },
  { name: 'migration-2026112372-facts-in-columns', class: Migration2026112372FactsInColumns },
  { name: 'migration-2026112401-contact-requests', class: Migration2026112401ContactRequests },
  { name: 'migration-2026112431-kinds-of-places', class: Migration2026112431KindsOfPlaces },
  { name: 'migration-2026112432-companies', class: Migration2026112432Companies },
  { name: 'migration-2026112433-accepted-terms', class: Migration2026112433AcceptedTerms },
  { name: 'migration-2026112440-route-drawings', class: Migration2026112440RouteDrawings },
  { name: 'migration-2026112450-ride-addresses', class: Migration2026112450RideAddresses },
  { name: 'migration-2026112455-booking-search', class: Migration2026112455BookingSearch },
  { name: 'migration-2026112460-audit', class: Migration2026112460Audit },
  { name: 'migration-2026112470-staff-roles', class: Migration2026112470StaffRoles },
  { name: 'migration-2026112471-second-factor', class: Migration2026112471SecondFactor },
  { name: 'migration-2026112475-refunds-approvals', class: Migration2026112475RefundsApprovals },
  { name: 'migration-2026112476-chargebacks', class: Migration2026112476Chargebacks },
  { name: 'migration-2026112477-refund-orders', class: Migration2026112477RefundOrders },
  { name: 'migration-2026112480-office-notes', class: Migration2026112480OfficeNotes },
  { name: 'migration-2026112481-sign-in-attempts', class: Migration2026112481SignInAttempts },
  { name: 'migration-2026112482-contact-replies', class: Migration2026112482ContactReplies },
  { name: 'migration-2026112485-lists', class: Migration2026112485Lists },
  { name: 'migration-2026112486-saved-views', class: Migration2026112486SavedViews },
  { name: 'migration-2026112487-blocks-that-hold', class: Migration2026112487BlocksThatHold },
  { name: 'migration-2026112490-figures', class: Migration2026112490Figures },
  { name: 'migration-2026112491-backups', class: Migration2026112491Backups },
  { name: 'migration-2026112494-settings', class: Migration2026112494Settings },
  { name: 'migration-2026112500-carriers', class: Migration2026112500Carriers },
  { name: 'migration-2026112501-carrier-registration', class: Migration2026112501CarrierRegistration },
  { name: 'migration-2026112510-rides', class: Migration2026112510Rides },
  {
    name: 'migration-2026112530-confirmation-reminders',
    class: Migration2026112530ConfirmationReminders,
  },
  { name: 'migration-2026112511-ride-offers', class: Migration2026112511RideOffers },
  { name: 'migration-2026112520-webhooks', class: Migration2026112520Webhooks },
  { name: 'migration-2026112620-driver-page', class: Migration2026112620DriverPage },
  { name: 'migration-2026112600-approvals-of-all-kinds', class: Migration2026112600ApprovalsOfAllKinds },
  { name: 'migration-2026112621-mailed-drivers', class: Migration2026112621MailedDrivers },
  { name: 'migration-2026112622-ride-ratings', class: Migration2026112622RideRatings },
  { name: 'migration-2026112630-earnings', class: Migration2026112630Earnings },
  { name: 'migration-2026112610-carrier-keys', class: Migration2026112610CarrierKeys },
  {
    name: 'migration-2026112640-partner-registration',
    class: Migration2026112640PartnerRegistration,
  },
  { name: 'migration-2026112631-payouts', class: Migration2026112631Payouts },
  { name: 'migration-2026112650-ride-incidents', class: Migration2026112650RideIncidents },
]
