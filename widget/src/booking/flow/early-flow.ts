import type { Quote } from '@fiacre/sdk'
import { createStore } from 'zustand/vanilla'
import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import type { BookingFlow, FlowOptions } from './create-booking-flow.ts'
import { prefillFields } from './field-values.ts'
import type { createFlowActions, FlowActions } from './flow-actions.ts'
import { later } from './later.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import type { FlowPorts } from './ports.ts'
import { BLANK_STATE, chosenVehicle } from './state.ts'
import type { BookingFields, FlowState, TripField } from './state.ts'
import { systemClock } from './system-clock.ts'
import { tellNoPrice, tellUnreachable } from './unreachable.ts'
import { hasRoom, suggestVehicle } from './vehicle-suggestion.ts'
import { createVehicles } from './vehicles.ts'

type Code = { readonly createFlowActions: typeof createFlowActions }

/**
 * A booking flow whose actions come when the traveller turns to the form: until then it shows the fleet, and what is entered. That is
 * drawn as it is, and done over once the actions are there, in its order and from the form as it was before, so that what follows from it
 * (a suggested return, a place that is found, a party that a class has no room for) is the same as if they had been there all along.
 */
export function createEarlyFlow(
  { clock = systemClock, vehicles: known = [], ...options }: FlowOptions,
  fetchCode: () => Promise<Code> = () => import('./flow-actions.ts'),
): BookingFlow {
  const ports: FlowPorts = { clock, ...options }
  const store = createStore<FlowState>()(() => ({ ...BLANK_STATE, vehicles: known }))
  const core: FlowCore = { ports, get: store.getState, set: store.setState }
  const { get, set } = core

  const waiting: ((flow: FlowActions) => unknown)[] = []
  let before: BookingFields | undefined
  let fleetIsKnown = (): void => suggestVehicle(core)
  const fleet = createVehicles(core, () => fleetIsKnown())

  let whole: FlowActions | undefined

  const code = later(async () => {
    const { createFlowActions } = await fetchCode()
    whole = createFlowActions(core, (tell) => {
      fleetIsKnown = tell
      return fleet
    })
    // Also where nothing waits: what the actions know, such as how far ahead one books, is drawn now.
    set({ form: before ?? get().form })
    for (const run of waiting) run(whole)
    if (get().status.vehicles === 'ready') fleetIsKnown()
    return whole
  })
  const load = (): void => void code.load().catch(() => undefined)

  /** Does something, at once where the actions are there; else it waits for them, and the form shows what was entered. */
  function act(run: (flow: FlowActions) => unknown, entered: Partial<BookingFields> = {}): void {
    if (whole) return void run(whole)
    waiting.push(run)
    before ??= get().form
    set({
      form: { ...get().form, ...entered },
      ...(entered.vehicleTypeId !== undefined && { isVehicleSuggested: false }),
    })
    if (get().isVehicleSuggested) suggestVehicle(core)
  }

  function setField(
    field: PlaceFieldName | TripField,
    value: string | number | boolean,
    how?: { readonly pasted?: boolean },
  ): void {
    act((flow) => flow.setField(field as PlaceFieldName, value as string, how), { [field]: value })
  }

  async function calculatePrice(): Promise<Quote | null> {
    if (whole) return whole.calculatePrice()
    setStatus(core, { quote: 'working' })
    const flow = await code.load().catch(() => tellNoPrice(core, calculatePrice))
    return flow ? flow.calculatePrice() : null
  }

  async function book(): Promise<void> {
    const flow = whole ?? (await code.load().catch(() => tellUnreachable(core, book)))
    await flow?.book()
  }

  return {
    ports,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start: () => (whole ? whole.start() : void fleet.load()),
    stop: () => whole?.stop(),
    wake: () => whole?.wake(),
    comeBack: () => whole?.comeBack(),
    prepare() {
      // Fetched beside the actions, which ask for them, too.
      const others = Promise.all([import('./later-steps.ts'), ports.prepare?.()])
      others.catch(() => undefined)
      const loading = code.load().then((flow) => flow.prepare())
      loading.catch(() => undefined)
      return loading
    },
    setField,
    enterPlaceField: () => act((flow) => flow.enterPlaceField()),
    suggestPlaces: (field, text) => act((flow) => flow.suggestPlaces(field, text)),
    choosePlace: (field, suggestion) => act((flow) => flow.choosePlace(field, suggestion)),
    leavePlace: (field) => act((flow) => flow.leavePlace(field)),
    swapPlaces() {
      const { pickupLocation, destination } = get().form
      act((flow) => flow.swapPlaces(), { pickupLocation: destination, destination: pickupLocation })
    },
    toggleRoundTrip(isRoundTrip = !get().form.isRoundTrip, durationHours = 0) {
      act((flow) => flow.toggleRoundTrip(isRoundTrip, durationHours), { isRoundTrip, durationHours })
    },
    setVehicle: (vehicleTypeId) => act((flow) => flow.setVehicle(vehicleTypeId), { vehicleTypeId }),
    loadVehicles: fleet.load,
    calculatePrice,
    book,
    dismiss: (card) => act((flow) => flow.dismiss(card)),
    restoreSavedQuote: () => code.load().then((flow) => flow.restoreSavedQuote()),
    prefill(values, how) {
      act((flow) => flow.prefill(values, how), prefillFields(values))
      const vehicle = chosenVehicle(get())
      // What a class has no room for is said at once.
      if (!how?.checkedLater || (vehicle && !hasRoom(vehicle, get().form))) load()
    },
    reset(how) {
      act((flow) => flow.reset(how))
      load()
    },
    termsChanged: () => whole?.termsChanged(),
    sessionChanged: () => whole?.sessionChanged(),
    timeLimits: (pair) => whole?.timeLimits(pair) ?? {},
    setLanguage: (language) => set({ language }),
    setSettings: (settings) => set({ settings }),
  }
}
