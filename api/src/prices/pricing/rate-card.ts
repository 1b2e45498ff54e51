import type { ExtraPrices } from '#platform/stored-settings/form-settings.ts'

/** What a transfer that begins in a country costs there, in EUR cents, for the Economy class. */
export interface CountryRate {
  /** Once per leg, the same in every class. */
  startCents: number
  perKmCents: number
  /** An hour of hire with its kilometres (`HIRE_KM_PER_HOUR`). */
  perHourCents: number
}

/** All prices that hold from a day on. */
export interface RateCard {
  /** Names the card; a quote keeps it, so that its price can be explained when the card is long retired. */
  version: string
  /** The first day, in UTC, on which quotes are made from it: YYYY-MM-DD. */
  validFrom: string
  /** By the pickup's country, ISO 3166-1 alpha-2. */
  countries: Readonly<Record<string, CountryRate>>
  /** A class's price per kilometre, and per hour of hire, in hundredths of Economy's, by class id: 1 Economy to 4 Van and 5 Minibus (`VEHICLE_CLASSES`). */
  classPercent: Readonly<Record<number, number>>
  /** What extras cost, each way. */
  extras: ExtraPrices
  /** Whether a class's price per kilometre is rounded to whole cents before it is multiplied. */
  wholeCentKilometres: boolean
}
