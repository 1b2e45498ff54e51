import { ATTRIBUTION_NAMES } from '@fiacre/sdk/rules'

/** Attributes of `<fiacre-booking>`, alone, so that what describes them weighs on no page. */
export const ATTRIBUTE_NAMES = [
  'partner',
  'promo',
  'pickup',
  'destination',
  'date',
  'time',
  'passengers',
  'vehicle',
  'locale',
  'currency',
  'units',
  'theme',
  'target',
  'return-url',
  'cancel-url',
  ...ATTRIBUTION_NAMES,
] as const

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number]

/** The property that stands for an attribute. */
export type PropertyName =
  | Exclude<AttributeName, keyof typeof WITH_DASH>
  | (typeof WITH_DASH)[keyof typeof WITH_DASH]

const WITH_DASH = { 'return-url': 'returnUrl', 'cancel-url': 'cancelUrl' } as const

export function propertyOf(attribute: AttributeName): PropertyName {
  return attribute in WITH_DASH ? WITH_DASH[attribute as keyof typeof WITH_DASH] : (attribute as PropertyName)
}
