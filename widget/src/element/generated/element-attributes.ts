// Made from element-api.ts by "pnpm element-docs". Do not edit.

import type {
  FiacreBookedDetail,
  FiacreCancelledDetail,
  FiacreCheckoutDetail,
  FiacreErrorDetail,
  FiacreQuoteDetail,
  FiacreReadyDetail,
} from '../element-events.ts'

/** Attributes of `<fiacre-booking>`. */
export type FiacreBookingAttributes = {
  /** The publishable key, `pk_…`. The element’s own goes before the script’s. */
  partner?: string | undefined
  /** A promo code. `data-promo` of the script goes before it, `promo` of the page’s address after it. */
  promo?: string | undefined
  /** Fills in the pickup place. */
  pickup?: string | undefined
  /** Fills in the destination. */
  destination?: string | undefined
  /** Fills in the day of the pickup, YYYY-MM-DD. */
  date?: string | undefined
  /** Fills in the time of the pickup, HH:MM, on the clocks of the pickup place. */
  time?: string | undefined
  /** Fills in how many travel, 1 to 15. */
  passengers?: number | `${number}` | undefined
  /** Chooses a class of vehicle by its name, such as `economy`, or by its id. */
  vehicle?: string | undefined
  /** The language, a BCP 47 tag such as `fr` or `fr-CH`. */
  locale?: string | undefined
  /** ISO 4217 code of the currency that prices are shown in, here and on the checkout; charged is always EUR. */
  currency?: string | undefined
  /** What distances are shown in. */
  units?: 'km' | 'mi' | undefined
  /** Light or dark; `auto` follows the visitor’s system. */
  theme?: 'auto' | 'light' | 'dark' | undefined
  /** Where the checkout opens: in this tab, or in a window that a blocker turns back into this tab. */
  target?: 'self' | 'popup' | undefined
  /** Where the traveller comes back to after paying: one of the return addresses of the partner. */
  'return-url'?: string | undefined
  /** Where the traveller comes back to without having paid: one of the return addresses of the partner. */
  'cancel-url'?: string | undefined
  /** The site or letter that sent the traveller. */
  utm_source?: string | undefined
  /** The kind of link. */
  utm_medium?: string | undefined
  /** The campaign. */
  utm_campaign?: string | undefined
  /** The words that were searched for. */
  utm_term?: string | undefined
  /** Which of several links it was. */
  utm_content?: string | undefined
  /** The id of the campaign. */
  utm_id?: string | undefined
  /** The click id of Google Ads. */
  gclid?: string | undefined
  /** The click id of Google Ads from an app to the web. */
  gbraid?: string | undefined
  /** The click id of Google Ads from the web to an app. */
  wbraid?: string | undefined
}

/** Listeners of `<fiacre-booking>`, as JSX names them. */
export type FiacreBookingListeners = {
  /** The form can be filled in. */
  'onfiacre:ready'?: ((event: CustomEvent<FiacreReadyDetail>) => void) | undefined
  /** The form can be filled in. */
  'onfiacre-ready'?: ((event: CustomEvent<FiacreReadyDetail>) => void) | undefined
  /** The traveller has a price. */
  'onfiacre:quote'?: ((event: CustomEvent<FiacreQuoteDetail>) => void) | undefined
  /** The traveller has a price. */
  'onfiacre-quote'?: ((event: CustomEvent<FiacreQuoteDetail>) => void) | undefined
  /** The traveller goes on to our site to book at that price. */
  'onfiacre:checkout'?: ((event: CustomEvent<FiacreCheckoutDetail>) => void) | undefined
  /** The traveller goes on to our site to book at that price. */
  'onfiacre-checkout'?: ((event: CustomEvent<FiacreCheckoutDetail>) => void) | undefined
  /** The traveller came back with a booking: its number and totals, nothing about the person. */
  'onfiacre:booked'?: ((event: CustomEvent<FiacreBookedDetail>) => void) | undefined
  /** The traveller came back with a booking: its number and totals, nothing about the person. */
  'onfiacre-booked'?: ((event: CustomEvent<FiacreBookedDetail>) => void) | undefined
  /** The traveller came back without having paid; a journey that was not booked is filled in again. */
  'onfiacre:cancelled'?: ((event: CustomEvent<FiacreCancelledDetail>) => void) | undefined
  /** The traveller came back without having paid; a journey that was not booked is filled in again. */
  'onfiacre-cancelled'?: ((event: CustomEvent<FiacreCancelledDetail>) => void) | undefined
  /** Something went wrong; `code` is stable. What the traveller can do about it stands in the form. */
  'onfiacre:error'?: ((event: CustomEvent<FiacreErrorDetail>) => void) | undefined
  /** Something went wrong; `code` is stable. What the traveller can do about it stands in the form. */
  'onfiacre-error'?: ((event: CustomEvent<FiacreErrorDetail>) => void) | undefined
}
