import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { BLANK_STATE } from './state.ts'
import { suggestVehicle } from './vehicle-suggestion.ts'

/** Keeps pickup and destination for the next booking; everything else is blank again. */
export function resetTrip(core: FlowCore, keeper: QuoteKeeper): void {
  const { form, places, resolvedZone } = core.get()
  keeper.clear()
  setStatus(core, { booking: 'idle', quote: 'idle' })
  const { pickupLocation, destination } = form
  core.set({
    form: { ...BLANK_STATE.form, pickupLocation, destination },
    places,
    resolvedZone,
    errors: {},
    isVehicleSuggested: false,
    passengersBefore: null,
    suitcasesBefore: null,
    billingWarning: false,
    notAvailable: null,
  })
  suggestVehicle(core)
}
