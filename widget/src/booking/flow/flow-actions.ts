import { isBillingComplete } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import type { FormSettings } from './form-settings.ts'
import { latest } from './latest.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import { createPlaceFields, PLACE_FIELDS } from './place-fields.ts'
import { createPlaceSearch } from './place-search.ts'
import { prefill } from './prefill.ts'
import type { PrefillOptions } from './prefill.ts'
import { createQuoteKeeper } from './quote-keeper.ts'
import { resetTrip } from './reset.ts'
import { BLANK_STATE } from './state.ts'
import type { BookingFields, TripField } from './state.ts'
import { createSteps } from './steps.ts'
import type { Suggestion } from './suggestion.ts'
import { pickupLimits, returnLimits } from './time-limits.ts'
import type { TimeLimits } from './time-limits.ts'
import { createTripFields } from './trip-fields.ts'
import { suggestVehicle } from './vehicle-suggestion.ts'
import type { Vehicles } from './vehicles.ts'

/** What can be done with a booking form. */
export type FlowActions = {
  /** Loads the fleet and watches the quote's time. Call it when the form shows, and `stop` when it goes. */
  readonly start: () => void
  /** Stops watching the quote's time. What was entered stays. */
  readonly stop: () => void
  /** The page is looked at again: the quote's time and the traveller's billing details may have changed meanwhile. */
  readonly wake: () => void
  /** The browser's back button led here from the payment: the form is free for another booking. */
  readonly comeBack: () => void
  /**
   * Writes a field. Whatever the price depends on clears the quote. A place's text is held against the restricted
   * regions, a `pasted` one at once.
   */
  readonly setField: {
    (field: PlaceFieldName, text: string, options?: { readonly pasted?: boolean }): void
    <Field extends TripField>(field: Field, value: BookingFields[Field]): void
  }
  /**
   * The traveller turns to the form: what its later steps take is loaded, so that nothing waits for it. Rejects when it
   * cannot be had, which nobody has to care about.
   */
  readonly prepare: () => Promise<unknown>
  /** The traveller enters a place field: what suggests places gets ready. */
  readonly enterPlaceField: () => void
  /** Suggests places for a text that is being typed elsewhere, such as in a sheet; the field stays as it is. */
  readonly suggestPlaces: (field: PlaceFieldName, text: string) => void
  /** Chooses a suggestion. */
  readonly choosePlace: (field: PlaceFieldName, suggestion: Suggestion) => void
  /** The traveller leaves a place field. */
  readonly leavePlace: (field: PlaceFieldName) => void
  readonly swapPlaces: () => void
  /** One way, round trip with a suggested return 7 days after the pickup, or a car for so many hours. */
  readonly toggleRoundTrip: (isRoundTrip?: boolean, durationHours?: number) => void
  /** Chooses a class of vehicle and clamps passengers and suitcases to it. */
  readonly setVehicle: (vehicleTypeId: number) => void
  readonly loadVehicles: () => Promise<boolean>
  /** Checks the form and asks for its price. Answers the quote, or null: notices and field errors then say why. */
  readonly calculatePrice: () => Promise<Quote | null>
  /** Books at the quoted price, or says what stands in the way. */
  readonly book: () => Promise<void>
  /** Takes a card away. */
  readonly dismiss: (card: 'billingWarning' | 'notAvailable') => void
  /** Brings back a saved quote that still holds for a traveller who can book now; answers whether it did. */
  readonly restoreSavedQuote: () => Promise<boolean>
  /** Fills fields from outside, such as a page's query; what is blank or no field is passed over. */
  readonly prefill: (values: Readonly<Record<string, unknown>>, how?: PrefillOptions) => void
  /** Blank again; with `keepRoute` pickup and destination stay. */
  readonly reset: (options?: { readonly keepRoute?: boolean }) => void
  /** The promo code is another one, or none: a price made with the old one does not hold. */
  readonly termsChanged: () => void
  /** The traveller signed in or out, or the profile changed: shows or hides the billing warning. */
  readonly sessionChanged: () => void
  /** What the fields of the pickup, or of the return, let people choose now; nothing is held against them while that is not known. */
  readonly timeLimits: (pair: 'pickup' | 'return') => TimeLimits
  /** Language for the names of places, a BCP 47 tag. */
  readonly setLanguage: (language: string) => void
  /** How far ahead one books and what extras cost, as the service says. */
  readonly setSettings: (settings: FormSettings) => void
}

/**
 * The actions of a form, upon its state.
 * @param fleet how the classes of vehicle are loaded; it is told what to do once they are there
 */
export function createFlowActions(
  core: FlowCore,
  fleet: (fleetIsKnown: () => void) => Vehicles,
): FlowActions {
  const { ports } = core
  const keeper = createQuoteKeeper(core)
  const vehicles = fleet(() => {
    suggestVehicle(core)
    trip.clamp({ isAwaited: true })
  })
  const calls = latest()
  const priceNoLongerHolds = ({ isAwaited = false } = {}): void => {
    const { quote } = core.get().status
    // A price on its way is for the old trip, unless it waits for just this.
    if (!isAwaited) calls.cancel()
    if (quote === 'failed' || (quote === 'working' && !isAwaited)) setStatus(core, { quote: 'idle' })
    keeper.clear()
  }
  const search = createPlaceSearch(core)
  const places = createPlaceFields(core, search, priceNoLongerHolds)
  const trip = createTripFields(core, {
    noLongerHolds: priceNoLongerHolds,
    optionsChanged: () => steps.optionsChanged(),
  })
  const steps = createSteps(core, { keeper, calls, places, search, vehicles })

  function sessionChanged(): void {
    const profile = ports.session.profile()
    if (profile !== undefined) core.set({ billingWarning: profile !== null && !isBillingComplete(profile) })
  }

  function setField(
    field: PlaceFieldName | TripField,
    value: string | number | boolean,
    how?: { readonly pasted?: boolean },
  ): void {
    if (field === 'pickupLocation' || field === 'destination') places.enter(field, String(value), how)
    else trip.set(field, value)
  }

  /** What is being booked stays as it is. */
  function unlessBooking<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
    return (...args) => {
      if (core.get().status.booking === 'idle') act(...args)
    }
  }

  return {
    start() {
      void vehicles.load()
      keeper.check()
      sessionChanged()
    },
    stop: keeper.stop,
    wake() {
      keeper.check()
      sessionChanged()
    },
    comeBack() {
      if (core.get().status.booking !== 'leaving') return
      // Nothing is known to be booked where the booking is made elsewhere: the trip and its price stay.
      if (!ports.checkout.handOff) return resetTrip(core, keeper)
      setStatus(core, { booking: 'idle' })
      keeper.check()
    },
    prepare() {
      places.prepare()
      return steps.prepare()
    },
    setField: unlessBooking(setField),
    enterPlaceField: () => ports.placeFinder?.prepare(core.get().language),
    suggestPlaces: search.typed,
    choosePlace: unlessBooking(places.choose),
    leavePlace: unlessBooking(places.leave),
    swapPlaces: unlessBooking(places.swap),
    toggleRoundTrip: unlessBooking(trip.toggleRoundTrip),
    setVehicle: unlessBooking(trip.setVehicle),
    loadVehicles: vehicles.load,
    calculatePrice: async () => (core.get().status.booking === 'idle' ? steps.calculate() : null),
    book: steps.book,
    dismiss: (card) =>
      core.set(card === 'billingWarning' ? { billingWarning: false } : { notAvailable: null }),
    restoreSavedQuote: steps.restore,
    prefill: unlessBooking((values, how) => prefill(values, places, trip, how)),
    reset({ keepRoute = false } = {}) {
      if (!keepRoute) {
        for (const field of PLACE_FIELDS) search.clear(field)
        core.set({ form: BLANK_STATE.form, places: BLANK_STATE.places })
      }
      priceNoLongerHolds()
      resetTrip(core, keeper)
    },
    termsChanged: unlessBooking(priceNoLongerHolds),
    sessionChanged,
    timeLimits: (pair) => (pair === 'pickup' ? pickupLimits : returnLimits)(core.get(), ports.clock),
    setLanguage: (language) => core.set({ language }),
    setSettings: (settings) => core.set({ settings }),
  }
}
