import { clampPassengers, isCalendarDate, suggestedReturn } from '@fiacre/sdk/rules'
import type { FlowCore } from './core.ts'
import { forgetErrors } from './core.ts'
import { BLANK_STATE, chosenVehicle } from './state.ts'
import type { BookingFields, FieldName, TripField } from './state.ts'
import { returnLimits } from './time-limits.ts'
import { suggestVehicle } from './vehicle-suggestion.ts'

/** The fields of the trip other than its two places. */
export type TripFields = {
  readonly set: (field: TripField, value: string | number | boolean) => void
  /** One way, round trip or by the hour; a return is suggested 7 days after the pickup (spec section 5). */
  readonly toggleRoundTrip: (isRoundTrip?: boolean, durationHours?: number) => void
  /** Chooses a class of vehicle; passengers and suitcases are clamped to what it carries (spec section 4). */
  readonly setVehicle: (vehicleTypeId: number) => void
  /** Clamps passengers and suitcases to the vehicle, as when the fleet is known only after the vehicle. */
  readonly clamp: (how?: Change) => void
}

/** `isAwaited`: no price can have been asked for without it, so that one which waits for it goes on. */
type Change = { readonly isAwaited?: boolean }

/** What becomes of a price when the trip changes. */
export type PriceEffects = {
  readonly noLongerHolds: (how?: Change) => void
  /** Passengers, extras or class changed beside prices: they are brought in step. */
  readonly optionsChanged: () => void
}

export function createTripFields(core: FlowCore, price: PriceEffects): TripFields {
  const { get, set } = core

  function write(change: Partial<BookingFields>, how?: Change): void {
    set({ form: { ...get().form, ...change } })
    const fields = Object.keys(change) as FieldName[]
    // What is wrong with one time may be mended by changing another.
    forgetErrors(core, fields.some(isTime) ? [...fields, ...TIMES] : fields)
    if (fields.every(isForDriver)) return
    // What has no room finds it in another vehicle, or beside other passengers.
    forgetErrors(core, ['suitcases', 'childSeats'])
    const { priced, quoteExpired } = get()
    if (priced && !quoteExpired && !fields.some(isOfWay)) price.optionsChanged()
    else price.noLongerHolds(how)
  }

  function suggestReturn(): void {
    const { isRoundTrip, pickupDate, pickupTime, returnDate, returnTime } = get().form
    if (!isRoundTrip || !isCalendarDate(pickupDate)) return
    const date = isReturnPossible(returnDate)
      ? returnDate
      : suggestedReturn(pickupDate, get().settings.horizonDays)
    write({ returnDate: date, returnTime: returnTime || pickupTime })
  }

  /** Whether a return on that day can still follow the pickup. */
  function isReturnPossible(returnDate: string): boolean {
    const { form } = get()
    // A pickup that may still be at any time of its day is taken as soon as it can be.
    const pickup = { ...get(), form: { ...form, pickupTime: form.pickupTime || '00:00' } }
    const { minDate = '', maxDate = returnDate } = returnLimits(pickup, core.ports.clock)
    return returnDate >= minDate && returnDate <= maxDate
  }

  function clamp(how?: Change): void {
    const { form, passengersBefore, suitcasesBefore } = get()
    const vehicle = chosenVehicle(get())
    if (!vehicle) return
    // Somebody who tries a small car for a moment keeps the party for the next, larger one.
    const party = passengersBefore ?? form.passengers
    const bags = suitcasesBefore ?? form.suitcases
    const passengers = clampPassengers(party, vehicle)
    const suitcases = Math.min(bags, vehicle.maxSuitcases)
    if (passengers !== form.passengers || suitcases !== form.suitcases) write({ passengers, suitcases }, how)
    set({
      passengersBefore: passengers < party ? party : null,
      suitcasesBefore: suitcases < bags ? bags : null,
    })
  }

  return {
    set(field, value) {
      if (get().form[field] === value) return
      write({ [field]: value })
      if (field === 'passengers') {
        set({ passengersBefore: null })
        if (get().isVehicleSuggested) suggestVehicle(core)
      }
      if (field === 'suitcases') set({ suitcasesBefore: null })
      if (field === 'pickupDate' || field === 'pickupTime') suggestReturn()
    },
    toggleRoundTrip(isRoundTrip = !get().form.isRoundTrip, durationHours = 0) {
      if (isRoundTrip === get().form.isRoundTrip && durationHours === get().form.durationHours) return
      write({ isRoundTrip, durationHours })
      suggestReturn()
    },
    setVehicle(vehicleTypeId) {
      set({ isVehicleSuggested: false })
      const before = get().form.vehicleTypeId
      if (vehicleTypeId === before) return
      const how = { isAwaited: before === BLANK_STATE.form.vehicleTypeId }
      write({ vehicleTypeId }, how)
      clamp(how)
    },
    clamp,
  }
}

const TIMES = ['pickupDate', 'pickupTime', 'returnDate', 'returnTime'] as const

/** What the driver is told is no matter of the price. */
function isForDriver(field: keyof BookingFields): boolean {
  return ['specialRequests', 'travelNumber', 'nameBoard', 'pickupAddress', 'destinationAddress'].includes(
    field,
  )
}

/** Whether another value makes it another trip, whose prices nobody has asked for yet. */
function isOfWay(field: FieldName): boolean {
  return field === 'isRoundTrip' || isTime(field)
}

function isTime(field: keyof BookingFields): boolean {
  return TIMES.some((time) => time === field)
}
