import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  DEFAULT_DISTANCE_UNIT,
  DISTANCE_UNITS,
  type DistanceUnit,
} from '@fiacre/sdk/rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isOfTab, storeChoice, storedChoice, storeForTab } from '../storage/stored-choice.ts'

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
  /** Shows what the page asks for that the traveller comes from, in this tab. */
  readonly showAsked: (asked: AskedPreferences) => void
}

const KEYS = { currency: 'fiacre.currency', unit: 'fiacre.distance-unit' } as const

/** What the page wants that the traveller comes from: a currency and a unit, where it says them. */
export type AskedPreferences = { readonly currency?: string | null; readonly unit?: string | null }

/** What an address (its query) asks for, `currency=CHF&units=mi`. */
export function askedPreferences(search: string): AskedPreferences {
  const query = new URLSearchParams(search)
  return { currency: query.get('currency')?.toUpperCase() ?? null, unit: query.get('units') }
}

/** The choices of the last visit; euro and kilometres for what was not chosen, or is not on offer any more. */
export function storedPreferences(): Preferences {
  const { currency, unit } = onOffer({ currency: storedChoice(KEYS.currency), unit: storedChoice(KEYS.unit) })
  return { currency: currency ?? DEFAULT_CURRENCY, unit: unit ?? DEFAULT_DISTANCE_UNIT }
}

/** Keeps what an address or a checkout asks for in this tab, and answers it; what is not on offer is passed over. */
export function storeAsked(asked: AskedPreferences): Partial<Preferences> {
  const known = onOffer(asked)
  if (known.currency) storeForTab(KEYS.currency, known.currency)
  if (known.unit) storeForTab(KEYS.unit, known.unit)
  return known
}

/** Whether this tab was asked to show something else than what an account says. */
export const isAskedHere = (choice: keyof Preferences): boolean => isOfTab(KEYS[choice])

function onOffer({ currency, unit }: AskedPreferences): Partial<Preferences> {
  const knownCurrency = CURRENCIES.find(({ code }) => code === currency)?.code
  const knownUnit = DISTANCE_UNITS.find(({ code }) => code === unit)?.code
  return { ...(knownCurrency && { currency: knownCurrency }), ...(knownUnit && { unit: knownUnit }) }
}

/** The preferences of this browser. A choice is kept for the next visit where storage allows it. */
export function createPreferences(): PreferencesStore {
  // What a server draws with, which knows no choices; the browser's own take its place at once.
  const store = createStore<Preferences>()(() => ({
    currency: DEFAULT_CURRENCY,
    unit: DEFAULT_DISTANCE_UNIT,
  }))
  store.setState(storedPreferences())
  return {
    ...store,
    chooseCurrency(currency) {
      storeChoice(KEYS.currency, currency)
      store.setState({ currency })
    },
    chooseUnit(unit) {
      storeChoice(KEYS.unit, unit)
      store.setState({ unit })
    },
    showAsked: (asked) => store.setState(storeAsked(asked)),
  }
}
