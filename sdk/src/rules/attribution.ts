/** The names under which campaigns say in addresses where a traveller came from; the contract's Attribution has them all. */
export const ATTRIBUTION_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
] as const

export type AttributionName = (typeof ATTRIBUTION_NAMES)[number]
