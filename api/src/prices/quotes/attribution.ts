import type { components } from '@fiacre/sdk/contract'

/** Where a traveller came from, as the contract names it. */
export type Attribution = components['schemas']['Attribution']

/** What was sent, without blanks; null when nothing was. */
export function knownAttribution(sent: Attribution | undefined): Attribution | null {
  const known = Object.entries(sent ?? {})
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
  return known.length > 0 ? Object.fromEntries(known) : null
}
