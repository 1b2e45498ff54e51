import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import { extraErrors, passengerErrors } from './check-trip.ts'
import { readFailure } from './failure.ts'
import type { Latest } from './latest.ts'
import { arePricesCurrent } from './priced.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { pricesRequest } from './requests.ts'
import { chosenVehicle } from './state.ts'
import { OPTIONS } from './trip-options.ts'

/** How long after the last touch of a control the prices are asked for anew, in ms. */
const PAUSE_MS = 400

/** Keeps the prices of a trip in step with passengers, extras and class, without another press of Calculate Price. */
export type Repricing = { readonly optionsChanged: () => void }

type Parts = { readonly calls: Latest; readonly keeper: QuoteKeeper }

export function createRepricing(core: FlowCore, { calls, keeper }: Parts): Repricing {
  const { client, clock, terms } = core.ports
  let callOff = (): void => {}

  function optionsChanged(): void {
    callOff()
    const call = calls.begin()
    const { form, priced } = core.get()
    const quote = priced?.quotes.find(({ vehicleType }) => vehicleType.id === form.vehicleTypeId)
    if (quote && arePricesCurrent(core.get())) {
      setStatus(core, { quote: 'idle' })
      return keeper.choose(quote)
    }
    setStatus(core, { quote: 'working' })
    callOff = clock.after(PAUSE_MS, () => {
      if (call.isCurrent()) void reprice(call)
    })
  }

  async function reprice({ signal, isCurrent }: ReturnType<Latest['begin']>): Promise<void> {
    if (!hasRoom()) return setStatus(core, { quote: 'idle' })
    const { vehicleTypeId } = core.get().form
    try {
      const { quotes } = await client.calculatePrices({ body: pricesRequest(core.get(), terms?.()), signal })
      if (!isCurrent()) return
      setStatus(core, { quote: 'idle' })
      const quote = quotes.find(({ vehicleType }) => vehicleType.id === vehicleTypeId)
      if (quote) keeper.keep(quote, null, quotes)
      else keeper.clear()
    } catch (thrown) {
      if (isCurrent()) takeBack(thrown)
    }
  }

  /** Whether the chosen class takes it all; else the field says so, and the prices stay for those who choose another class. */
  function hasRoom(): boolean {
    const { form } = core.get()
    const vehicle = chosenVehicle(core.get())
    const errors = {
      ...(vehicle && passengerErrors(form.passengers, vehicle)),
      ...extraErrors(form, vehicle),
    }
    core.set({ errors })
    return Object.keys(errors).length === 0
  }

  /** No price for what was changed: the control goes back to what there is a price for, and says why. */
  function takeBack(thrown: unknown): void {
    setStatus(core, { quote: 'idle' })
    const { form, priced } = core.get()
    if (!priced) return
    const changed = OPTIONS.filter((field) => form[field] !== priced.form[field])
    const before = Object.fromEntries(changed.map((field) => [field, priced.form[field]]))
    const { text } = readFailure(thrown)
    core.set({
      form: { ...form, ...before },
      errors: Object.fromEntries(changed.map((field) => [field, text])),
      passengersBefore: null,
      suitcasesBefore: null,
    })
  }

  return { optionsChanged }
}
