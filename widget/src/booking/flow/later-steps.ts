import { createAfterBooking } from './after-booking.ts'
import { createBooking } from './booking.ts'
import type { Booking } from './booking.ts'
import type { FlowCore } from './core.ts'
import type { Latest } from './latest.ts'
import type { PlaceFields } from './place-fields.ts'
import type { PlaceSearch } from './place-search.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { createQuoting } from './quoting.ts'
import { createRepricing } from './repricing.ts'
import type { Repricing } from './repricing.ts'
import type { Quoting } from './quoting.ts'
import { createSavedQuotes } from './saved-quotes.ts'
import type { SavedQuotes } from './saved-quotes.ts'
import type { Vehicles } from './vehicles.ts'

/** What comes once the form is filled in. */
export type LaterSteps = {
  readonly quoting: Quoting
  readonly saved: SavedQuotes
  readonly booking: Booking
  readonly repricing: Repricing
}

/** The parts of a flow that its later steps go on with. */
export type EarlierParts = {
  readonly keeper: QuoteKeeper
  readonly calls: Latest
  readonly places: PlaceFields
  readonly search: PlaceSearch
  readonly vehicles: Vehicles
}

/** Prices, bookings, and quotes kept in the browser. Apart, so that a form can be filled in before they are loaded. */
export function createLaterSteps(core: FlowCore, parts: EarlierParts): LaterSteps {
  const { keeper, places } = parts
  const saved = createSavedQuotes(core, keeper, places)
  const quoting = createQuoting(core, { ...parts, priced: saved.prepare })
  const after = createAfterBooking(core, keeper)
  const booking = createBooking(core, { keeper, quoting, saved, after })
  return { quoting, saved, booking, repricing: createRepricing(core, parts) }
}
