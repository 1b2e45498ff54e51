import { DEFAULT_CURRENCY, DEFAULT_DISTANCE_UNIT, DEFAULT_LANGUAGE } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'

export type Preferences = components['schemas']['Preferences']

/** Of whoever has not chosen (spec section 3). */
export const DEFAULT_PREFERENCES: Preferences = {
  language: DEFAULT_LANGUAGE,
  currency: DEFAULT_CURRENCY,
  distanceUnit: DEFAULT_DISTANCE_UNIT,
}
