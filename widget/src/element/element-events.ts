/** The form can be filled in. */
export type FiacreReadyDetail = {
  /** BCP 47 tag that it was asked to speak; English stands in for a language that it does not have. */
  readonly locale: string
  /** ISO 4217 code of the currency that prices are shown in. */
  readonly currency: string
}

/** The traveller has a price. Where from and where to is the traveller's own affair. */
export type FiacreQuoteDetail = {
  readonly quoteId: string
  readonly totalPrice: number
  readonly totalPriceCents: number
  /** What is charged: EUR. */
  readonly currency: string
  /** Until when the price holds, ISO 8601. */
  readonly expiresAt: string
  /** The class of vehicle, such as `Economy`. */
  readonly vehicle: string
  readonly isRoundTrip: boolean
  /** For how many hours a car is had; null for a transfer. */
  readonly durationHours: number | null
  /** The promo code that was sent and whether the price is lower for it; null when none was. */
  readonly promo: { readonly code: string; readonly applied: boolean } | null
}

/** The traveller goes on to our site to book. */
export type FiacreCheckoutDetail = {
  readonly checkoutSessionId: string
  readonly quoteId: string
  /** Where the checkout opened: `self` also when a popup was blocked. */
  readonly target: 'self' | 'popup'
}

/** The traveller came back with a booking. In full here, so that the element's types need no other package's. */
export type FiacreBookedDetail = {
  readonly checkoutSessionId: string
  readonly bookingNumber: string
  readonly status: 'pending' | 'confirmed' | 'in-progress' | 'completed' | 'cancelled'
  readonly paymentStatus: 'pending' | 'processing' | 'completed' | 'failed'
  readonly totalPrice: number
  readonly totalPriceCents: number
  readonly discount: number
  readonly discountCents: number
  /** What is charged: EUR. */
  readonly currency: string
  /** The promo code that lowered the price, null when none did. */
  readonly promoCode: string | null
  /** Whether a test key made the checkout. */
  readonly test: boolean
}

/** The traveller came back from our site without having paid. */
export type FiacreCancelledDetail = {
  readonly checkoutSessionId: string
  /** Of the booking that waits for its payment; null when nothing was booked. */
  readonly bookingNumber: string | null
  /** Whether a test key made the checkout. */
  readonly test: boolean
}

/** Something went wrong. */
export type FiacreErrorDetail = {
  /** A problem code of the service, or one of `ELEMENT_ERROR_CODES`. */
  readonly code: string
  /** For developers, in English; nothing in it was typed by the traveller. */
  readonly message: string
}

/** The events of `<fiacre-booking>` by name. All bubble and leave the shadow root. */
export type FiacreEventMap = {
  'fiacre:ready': CustomEvent<FiacreReadyDetail>
  'fiacre:quote': CustomEvent<FiacreQuoteDetail>
  'fiacre:checkout': CustomEvent<FiacreCheckoutDetail>
  'fiacre:booked': CustomEvent<FiacreBookedDetail>
  'fiacre:cancelled': CustomEvent<FiacreCancelledDetail>
  'fiacre:error': CustomEvent<FiacreErrorDetail>
}

/** Another name of each, without the colon, in which Angular's templates and some other languages see a target. */
type FiacreDashedEventMap = {
  [
    Name in keyof FiacreEventMap as Name extends `fiacre:${infer Rest}` ? `fiacre-${Rest}` : never
  ]: FiacreEventMap[Name]
}

declare global {
  // They reach every element above, the document and the window.
  interface GlobalEventHandlersEventMap extends FiacreEventMap, FiacreDashedEventMap {}
}

/** Codes of `fiacre:error` that are the element's own. */
export const ELEMENT_ERROR_CODES = [
  'PARTNER_KEY_MISSING',
  'SECRET_KEY_IN_BROWSER',
  'NAVIGATION_BLOCKED',
  'NETWORK',
  'TIMEOUT',
  'UNEXPECTED_RESPONSE',
  'UNKNOWN',
] as const

/** Tells the page; `this` of the events is the element. */
export type Announce = <Name extends keyof FiacreEventMap>(
  name: Name,
  detail: FiacreEventMap[Name]['detail'],
) => void

export function announcer(element: EventTarget): Announce {
  return (name, detail) => {
    for (const each of [name, name.replace(':', '-')])
      element.dispatchEvent(new CustomEvent(each, { detail, bubbles: true, composed: true }))
  }
}
