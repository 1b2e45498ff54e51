import { missingQuoteFields } from '@fiacre/sdk/rules'
import type { Place, Quote, VehicleType } from '@fiacre/sdk'
import { extraErrors, passengerErrors, requiredErrors, timeErrors } from './check-trip.ts'
import type { FlowCore } from './core.ts'
import { setStatus, showErrors, suggest } from './core.ts'
import { ambiguousField, readFailure, restrictedField } from './failure.ts'
import type { Latest } from './latest.ts'
import { errorNotice, MISSING_INFORMATION } from './notices.ts'
import type { PlaceFields } from './place-fields.ts'
import type { PlaceSearch } from './place-search.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { distanceRequest, pricesRequest } from './requests.ts'
import { drawingOf, drawnInAMoment } from './route-drawings.ts'
import { chosenVehicle } from './state.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import { pickupZone } from './pickup-zone.ts'
import type { Vehicles } from './vehicles.ts'

/** Gets prices. */
export type Quoting = {
  /** Checks the form and asks for its price; answers the quote, or null when there is none. */
  readonly calculate: () => Promise<Quote | null>
}

type Parts = {
  readonly keeper: QuoteKeeper
  /** The newest price alone counts, and none after the trip has changed. */
  readonly calls: Latest
  readonly places: PlaceFields
  readonly search: PlaceSearch
  readonly vehicles: Vehicles
  /** Told of every price, which the traveller may want kept. */
  readonly priced: () => void
}

export function createQuoting(core: FlowCore, parts: Parts): Quoting {
  const { keeper, calls, places, search, vehicles, priced } = parts
  const { client, clock, notify, terms } = core.ports

  async function calculate(): Promise<Quote | null> {
    // Begun before the checks, so that a second press during them takes the place of the first.
    const call = calls.begin()
    // From here on a price is on its way to be seen: checks may have to wait for what they need.
    setStatus(core, { quote: 'working' })
    const isInOrder = await check(call.isCurrent)
    if (!call.isCurrent()) return null
    if (!isInOrder) {
      setStatus(core, { quote: 'idle' })
      return null
    }
    core.set({ errors: {} })
    try {
      return await ask(call)
    } catch (thrown) {
      if (call.isCurrent()) fail(thrown)
      return null
    }
  }

  async function check(isCurrent: () => boolean): Promise<boolean> {
    if (!(await places.check()) || !(await isComplete())) return false
    const vehicle = await findVehicle()
    return isCurrent() && vehicle !== undefined && areNumbersInOrder(vehicle)
  }

  async function ask({ signal, isCurrent }: ReturnType<typeof calls.begin>): Promise<Quote | null> {
    const trip = core.get()
    // A car by the hour has no way to measure.
    const way = trip.form.durationHours
      ? null
      : await client.calculateDistance({ body: distanceRequest(trip), signal })
    if (!isCurrent()) return null
    if (way && !Number.isFinite(way.distanceKm)) return refuse({ id: 'distanceFailed' })
    if (way) core.set({ resolvedZone: way.pickup?.timeZone ?? null })
    // Where the pickup was free text its time zone is known only now.
    const errors = timesNow()
    if (errors) return refuse(null, errors)
    const drawing = drawingOf(client, way?.mapUrl)
    const { quotes } = await client.calculatePrices({ body: pricesRequest(trip, terms?.()), signal })
    if (!isCurrent()) return null
    await drawnInAMoment(drawing, clock)
    if (!isCurrent()) return null
    const quote = quotes.find(({ vehicleType }) => vehicleType.id === trip.form.vehicleTypeId)
    if (!quote) return refuse(null)
    if (!way) core.set({ resolvedZone: quote.timeZone })
    setStatus(core, { quote: 'idle' })
    keeper.keep(quote, null, quotes)
    priced()
    return quote
  }

  async function isComplete(): Promise<boolean> {
    const missing = await missingFields()
    if (missing.length === 0) return true
    showErrors(core, requiredErrors(missing))
    notify(MISSING_INFORMATION)
    return false
  }

  async function missingFields() {
    const missing = missingQuoteFields(core.get().form)
    if (missing.join() !== 'vehicleTypeId' || core.get().status.vehicles === 'ready') return missing
    // One that was named, not numbered, is known with the fleet.
    await vehicles.load()
    return missingQuoteFields(core.get().form)
  }

  async function findVehicle(): Promise<VehicleType | undefined> {
    await vehicles.load()
    const vehicle = chosenVehicle(core.get())
    if (!vehicle) {
      showErrors(core, { vehicleTypeId: { id: 'selectVehicleType' } })
      notify(errorNotice({ id: 'selectVehicleType' }))
    }
    return vehicle
  }

  function areNumbersInOrder(vehicle: VehicleType): boolean {
    const { form } = core.get()
    const errors = {
      ...timesNow(),
      ...passengerErrors(form.passengers, vehicle),
      ...extraErrors(form, vehicle),
    }
    if (Object.keys(errors).length === 0) return true
    showErrors(core, errors)
    return false
  }

  function timesNow() {
    const errors = timeErrors(core.get(), pickupZone(core.get(), clock), clock.now())
    return Object.keys(errors).length > 0 ? errors : undefined
  }

  function fail(thrown: unknown): null {
    const failure = readFailure(thrown)
    const restricted = restrictedField(failure)
    const ambiguous = ambiguousField(failure)
    if (ambiguous) {
      askWhich(ambiguous, failure.candidates)
      // A question at its field is no failure to be told of.
      return refuse(null, failure.errors)
    }
    if (!restricted) return refuse(failure.text, failure.errors)
    places.refuse(restricted)
    return null
  }

  /** Lists the places that a field's text could mean, to choose from. */
  function askWhich(field: PlaceFieldName, places: readonly Place[]): void {
    search.clear(field)
    const query = core.get().form[field].trim()
    suggest(core, field, { status: 'ready', query, places, isQuestion: true })
  }

  /** No price: says why, in a notice and beside the fields. */
  function refuse(text: Parameters<typeof errorNotice>[0] | null, errors = {}): null {
    setStatus(core, { quote: 'failed' })
    // What is said beside a field is not said twice.
    core.set({ quoteFailure: Object.keys(errors).length > 0 ? null : text })
    keeper.clear()
    if (Object.keys(errors).length > 0) showErrors(core, errors)
    if (text !== null) notify(errorNotice(text))
    return null
  }

  return { calculate }
}
