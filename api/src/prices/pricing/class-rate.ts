import type { RateCard } from './rate-card.ts'

/** The rate of a class in a country. */
export interface ClassRate {
  /** EUR cents to start a leg, the same in every class. */
  startCents: number
  /** EUR cents per kilometre in Economy. */
  economyPerKmCents: number
  /** EUR cents per hour of hire in Economy. */
  economyPerHourCents: number
  /** By how many hundredths a kilometre of this class costs more than one of Economy; 0 for Economy. */
  surchargePercent: number
  /** EUR cents per kilometre in this class, with up to two decimals. */
  perKmCents: number
  /** EUR cents per hour of hire in this class, with up to two decimals. */
  perHourCents: number
}

/**
 * Reads a class's rate from a card.
 *
 * @throws Error for a country or class that has no rate: the caller has let through something we do not serve
 */
export function classRate(card: RateCard, countryCode: string, vehicleTypeId: number): ClassRate {
  const rate = card.countries[countryCode]
  const percent = card.classPercent[vehicleTypeId]
  if (!rate || percent === undefined) {
    throw new Error(
      `Rate card ${card.version} has no rate for class ${vehicleTypeId} in ${countryCode}. Add a card that has one, or refuse the request before pricing.`,
    )
  }
  const exact = (rate.perKmCents * percent) / 100
  return {
    startCents: rate.startCents,
    economyPerKmCents: rate.perKmCents,
    economyPerHourCents: rate.perHourCents,
    surchargePercent: percent - 100,
    perKmCents: card.wholeCentKilometres ? Math.round(exact) : exact,
    perHourCents: (rate.perHourCents * percent) / 100,
  }
}
