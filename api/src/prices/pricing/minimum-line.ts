import type { VehicleClass } from '@fiacre/sdk/rules'
import { euros, type FareLine } from './fare-line.ts'

/** What raises a fare to the least one of its class, where it is less. @param what is raised, in English: "one-way fare" */
export function minimumLine(fareCents: number, vehicle: VehicleClass | undefined, what: string): FareLine[] {
  const leastCents = vehicle?.minimumPriceCents ?? 0
  if (leastCents <= fareCents) return []
  return [
    {
      code: 'MINIMUM',
      description: `Raised to ${euros(leastCents)}, the least ${what} in ${vehicle?.name ?? 'this class'}`,
      amountCents: leastCents - fareCents,
    },
  ]
}
