import { CLASS_PERCENT, COUNTRY_RATES, type CountryRate } from './rates.data.ts'

/**
 * The rate of a class in a country: EUR cents to start a leg, and whole EUR cents per kilometre.
 *
 * @throws Error for a country or class that has no rate: the caller has let through something we do not serve
 */
export function classRate(countryCode: string, vehicleTypeId: number): CountryRate {
  const rate = COUNTRY_RATES[countryCode]
  const percent = CLASS_PERCENT[vehicleTypeId]
  if (!rate || percent === undefined) {
    throw new Error(
      `There is no rate for class ${vehicleTypeId} in ${countryCode}. Add it to rates.data.ts, or refuse the request before pricing.`,
    )
  }
  return { startCents: rate.startCents, perKmCents: Math.round((rate.perKmCents * percent) / 100) }
}
