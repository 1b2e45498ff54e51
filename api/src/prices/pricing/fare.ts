import type { FareLine } from './fare-line.ts'

/** What a trip costs, and why. */
export interface Fare {
  /** Kilometres of one leg, one decimal; of a hire, those that are included. */
  oneWayKm: number
  /** Kilometres of all legs. */
  distanceKm: number
  /** Start prices of all legs, EUR cents. */
  basePriceCents: number
  /** EUR per kilometre in this class, up to four decimals. */
  pricePerKm: number
  totalCents: number
  /** They add up to totalCents. */
  lines: FareLine[]
  /** The card it was made from. */
  rateVersion: string
}
