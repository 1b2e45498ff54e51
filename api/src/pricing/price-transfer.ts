import { vehicleClass } from '@fiacre/sdk/rules'
import { classRate } from './class-rate.ts'

/** A part of a price, with the reason for it. */
export interface FareLine {
  code: 'START' | 'DISTANCE' | 'MINIMUM' | 'RETURN'
  /** English, for people: "Distance: 97.4 km at €1.95 per km". */
  description: string
  amountCents: number
}

export interface Fare {
  /** Kilometres of one leg, one decimal. */
  oneWayKm: number
  /** Kilometres of all legs. */
  distanceKm: number
  /** Start prices of all legs, EUR cents. */
  basePriceCents: number
  /** EUR. */
  pricePerKm: number
  totalCents: number
  /** They add up to totalCents. */
  lines: FareLine[]
}

export interface Trip {
  /** The pickup's country, ISO 3166-1 alpha-2: its rates apply to the whole way. */
  countryCode: string
  vehicleTypeId: number
  oneWayKm: number
  isRoundTrip: boolean
}

/**
 * Prices a transfer in EUR cents. A one-way fare is the start price plus the kilometres, and never less than the class
 * minimum (spec section 9; design.md: the minimum holds for a one-way fare). A round trip is two such legs.
 *
 * @throws RangeError when the distance is no positive number
 * @throws Error when the country or the class has no rate
 */
export function priceTransfer({ countryCode, vehicleTypeId, oneWayKm, isRoundTrip }: Trip): Fare {
  if (!Number.isFinite(oneWayKm) || oneWayKm <= 0) {
    throw new RangeError(
      `A transfer cannot be ${oneWayKm} km long. Give the distance of one leg in kilometres.`,
    )
  }
  const vehicle = vehicleClass(vehicleTypeId)
  const { startCents, perKmCents } = classRate(countryCode, vehicleTypeId)
  // In whole tenths: what the line says must multiply out to what it costs.
  const tenths = Math.max(1, Math.round(oneWayKm * 10))
  const distanceCents = Math.round((tenths * perKmCents) / 10)
  const missingCents = Math.max(0, (vehicle?.minimumPriceCents ?? 0) - startCents - distanceCents)
  const fareCents = startCents + distanceCents + missingCents
  const legs = isRoundTrip ? 2 : 1
  const lines: FareLine[] = [
    { code: 'START', description: 'Start price', amountCents: startCents },
    {
      code: 'DISTANCE',
      description: `Distance: ${(tenths / 10).toFixed(1)} km at ${euros(perKmCents)} per km`,
      amountCents: distanceCents,
    },
  ]
  if (missingCents > 0) {
    const least = euros(vehicle?.minimumPriceCents ?? 0)
    const description = `Minimum fare: ${vehicle?.name ?? 'this class'} starts at ${least} one way`
    lines.push({ code: 'MINIMUM', description, amountCents: missingCents })
  }
  if (isRoundTrip) {
    lines.push({
      code: 'RETURN',
      description: 'Return: the same way back at the same fare',
      amountCents: fareCents,
    })
  }
  return {
    oneWayKm: tenths / 10,
    distanceKm: (tenths * legs) / 10,
    basePriceCents: startCents * legs,
    pricePerKm: perKmCents / 100,
    totalCents: fareCents * legs,
    lines,
  }
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`
}
