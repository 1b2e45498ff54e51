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
import { Migration2026112371CheckoutDisplay } from './migration-2026112371-checkout-display.ts'
import { Migration2026112372FactsInColumns } from './migration-2026112372-facts-in-columns.ts'
import { Migration2026112370ExposedKeys } from './migration-2026112370-exposed-keys.ts'

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
]
