import { ATTRIBUTION_NAMES } from '@fiacre/sdk/rules'

/** Attributes of `<fiacre-booking>`, alone, so that what describes them weighs on no page. */
export const ATTRIBUTE_NAMES = [
  'partner',
  'promo',
  'pickup',
  'destination',
  'date',
  'passengers',
  'vehicle',
  'locale',
  'currency',
  'units',
  'theme',
  'target',
  'return-url',
  ...ATTRIBUTION_NAMES,
] as const

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number]

/** The property that stands for an attribute. */
export type PropertyName = Exclude<AttributeName, 'return-url'> | 'returnUrl'

export function propertyOf(attribute: AttributeName): PropertyName {
  return attribute === 'return-url' ? 'returnUrl' : attribute
}
