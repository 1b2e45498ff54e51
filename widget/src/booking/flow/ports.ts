import type { BillingField } from '@fiacre/sdk/rules'
import type { BookingRequest, BookingResult, FiacreClient, PriceRequest, Quote } from '@fiacre/sdk'
import type { BookingText } from '../../locales/text-id.ts'
import type { ChosenPlace, PlaceFinder, Suggestion } from './suggestion.ts'

/** The calls a booking needs; a client made by `createClient` of the SDK has them. */
export type FlowClient = Pick<
  FiacreClient,
  | 'searchPlaces'
  | 'offerPlaces'
  | 'listVehicleTypes'
  | 'calculateDistance'
  | 'getRouteDrawing'
  | 'calculatePrices'
  | 'createBooking'
>

/** Where a booking leads. The site and a partner's page differ here and nowhere else. */
export type Checkout = {
  /** Whether a booking can be made right away. */
  isSignedIn(): boolean
  /**
   * Takes the price elsewhere to be booked, where bookings are not made here. Answers whether this page is left for it;
   * rejects as a booking does. Begun at once when the traveller asks for it, so that it may open a window.
   */
  handOff?(quote: Quote): Promise<boolean>
  /** Goes where the traveller can sign in; what was entered is saved before. */
  signIn(): void
  /** Opens the billing details, or goes to the profile, where they are entered. */
  completeProfile(): void
  /** Goes to the address of a payment provider. */
  goTo(url: string): void
  /** Goes to the payment page of a booking. */
  goToPayment(bookingId: number): void
  /** Shows the places that are served. */
  viewDestinations(): void
  /** Told of every booking made, before the browser goes anywhere: lists of bookings are out of date now. */
  booked?(result: BookingResult): void
}

type BillingProfile = { readonly [Field in BillingField]?: string | null }

/** Who is travelling. */
export type Session = {
  /** The signed-in traveller's billing details; null when nobody is signed in, undefined while that is not known. */
  profile(): BillingProfile | null | undefined
}

/** The time, and a way to wait. */
export type Clock = {
  now(): Date
  /** Runs something after so many ms; the answer calls it off. */
  after(ms: number, run: () => void): () => void
  /** IANA time zone to go by while the pickup place's is not known. */
  timeZone(): string
}

/** `localStorage` or anything like it. May throw, as browsers do when storage is blocked. */
export type FlowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Something to tell the traveller in passing. `translateNotice` puts it into words. */
export type FlowNotice = {
  readonly title: BookingText
  readonly description?: BookingText
  /** `destructive` for what went wrong. */
  readonly variant: 'default' | 'destructive'
  readonly action?: { readonly label: BookingText; readonly run: () => void }
  /** A way that the traveller has to open by hand, in a tab of its own. */
  readonly link?: { readonly label: BookingText; readonly href: string }
}

/** What goes along with prices and bookings besides the trip: whose promo code, and where the traveller came from. */
export type Terms = Pick<PriceRequest, 'promoCode' | 'attribution'>

/** All that a flow needs from outside. */
export type FlowPorts = {
  readonly client: FlowClient
  readonly checkout: Checkout
  readonly session: Session
  readonly clock: Clock
  /** Suggests places in the service's stead; left out, the service itself does. */
  readonly placeFinder?: PlaceFinder | undefined
  /** Places to offer in a field that is still empty; left out, none are. */
  readonly recentPlaces?: (() => readonly Suggestion[]) | undefined
  /** Where the page is at home, such as a hotel: airports near it are offered. Left out, or null, that is not known. */
  readonly home?: (() => ChosenPlace | null) | undefined
  /**
   * Whether the page around the form is our own: there the traveller may have the browser asked where they are, and its Back
   * closes what lies over the page.
   */
  readonly isOwnPage?: boolean | undefined
  /** Where quotes are kept while the traveller signs in; left out, none are. */
  readonly storage?: FlowStorage | undefined
  /** Fetches what else the steps after the form take, such as their texts; rejects when it cannot be had. */
  readonly prepare?: (() => Promise<unknown>) | undefined
  /** The promo code and attribution of the moment; left out, there are none. */
  readonly terms?: (() => Terms) | undefined
  /** How a booking at a quote's price is paid; left out, all of it on the payment's page. */
  readonly payment?:
    | ((
        quote: Quote,
      ) => Pick<
        BookingRequest,
        'paymentMethod' | 'prepaymentPercent' | 'balanceCents' | 'invoicePartnerId' | 'costReference'
      >)
    | undefined
  /** Shows a notice, as a toast or otherwise. */
  readonly notify: (notice: FlowNotice) => void
}
