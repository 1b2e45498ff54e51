import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  DEFAULT_DISTANCE_UNIT,
  DISTANCE_UNITS,
  type DistanceUnit,
} from '@fiacre/sdk/rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { storeChoice, storedChoice } from './stored-choice.ts'

/** How a traveller wants prices and distances shown (spec section 3). The language lives with the texts. */
export type Preferences = {
  /** ISO 4217 code of one of the selector's currencies; charged is always euro. */
  readonly currency: string
  readonly unit: DistanceUnit
}

/** The preferences, and the ways to change them. */
export type PreferencesStore = StoreApi<Preferences> & {
  readonly chooseCurrency: (currency: string) => void
  readonly chooseUnit: (unit: DistanceUnit) => void
}

const KEYS = { currency: 'fiacre.currency', unit: 'fiacre.distance-unit' } as const

/** The choices of the last visit; euro and kilometres for what was not chosen, or is not on offer any more. */
export function storedPreferences(): Preferences {
  const [currency, unit] = [storedChoice(KEYS.currency), storedChoice(KEYS.unit)]
  return {
    currency: CURRENCIES.find(({ code }) => code === currency)?.code ?? DEFAULT_CURRENCY,
    unit: DISTANCE_UNITS.find(({ code }) => code === unit)?.code ?? DEFAULT_DISTANCE_UNIT,
  }
}

/** The preferences of this browser. A choice is kept for the next visit where storage allows it. */
export function createPreferences(): PreferencesStore {
  const store = createStore<Preferences>()(storedPreferences)
  return {
    ...store,
    chooseCurrency(currency) {
      store.setState({ currency })
      storeChoice(KEYS.currency, currency)
    },
    chooseUnit(unit) {
      store.setState({ unit })
      storeChoice(KEYS.unit, unit)
    },
  }
}
