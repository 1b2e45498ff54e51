import { SHIPPED_EXTRA_PRICES } from '#platform/stored-settings/form-settings.ts'
import type { CountryRate, RateCard } from './rate-card.ts'

/**
 * Economy rates of the 42 served countries (spec section 9: EUR 0.29 to 3.50 a kilometre over all classes, EUR 0.60 to
 * 8.20 to start). They follow what a pre-booked car costs there: fuel, tolls, wages and the empty way back. An hour of hire
 * costs about what 40 km do: the 30 that are in it, and the driver's time.
 */
const COUNTRIES_2026: Readonly<Record<string, CountryRate>> = {
  AD: { startCents: 450, perKmCents: 125, perHourCents: 5000 },
  AL: { startCents: 150, perKmCents: 55, perHourCents: 2200 },
  AM: { startCents: 60, perKmCents: 29, perHourCents: 1150 },
  AT: { startCents: 450, perKmCents: 142, perHourCents: 5700 },
  BA: { startCents: 150, perKmCents: 60, perHourCents: 2400 },
  BE: { startCents: 450, perKmCents: 150, perHourCents: 6000 },
  BG: { startCents: 120, perKmCents: 58, perHourCents: 2300 },
  CH: { startCents: 820, perKmCents: 195, perHourCents: 7800 },
  CY: { startCents: 350, perKmCents: 98, perHourCents: 3900 },
  CZ: { startCents: 200, perKmCents: 86, perHourCents: 3450 },
  DE: { startCents: 450, perKmCents: 145, perHourCents: 5800 },
  DK: { startCents: 600, perKmCents: 170, perHourCents: 6800 },
  EE: { startCents: 200, perKmCents: 82, perHourCents: 3300 },
  ES: { startCents: 350, perKmCents: 112, perHourCents: 4500 },
  FI: { startCents: 550, perKmCents: 150, perHourCents: 6000 },
  FR: { startCents: 500, perKmCents: 158, perHourCents: 6300 },
  GB: { startCents: 450, perKmCents: 146, perHourCents: 5850 },
  GE: { startCents: 80, perKmCents: 34, perHourCents: 1350 },
  GR: { startCents: 300, perKmCents: 105, perHourCents: 4200 },
  HR: { startCents: 300, perKmCents: 105, perHourCents: 4200 },
  HU: { startCents: 200, perKmCents: 82, perHourCents: 3300 },
  IE: { startCents: 450, perKmCents: 140, perHourCents: 5600 },
  IS: { startCents: 650, perKmCents: 185, perHourCents: 7400 },
  IT: { startCents: 450, perKmCents: 138, perHourCents: 5500 },
  LT: { startCents: 180, perKmCents: 74, perHourCents: 2950 },
  LU: { startCents: 500, perKmCents: 158, perHourCents: 6300 },
  LV: { startCents: 180, perKmCents: 78, perHourCents: 3100 },
  MC: { startCents: 820, perKmCents: 200, perHourCents: 8000 },
  MD: { startCents: 100, perKmCents: 48, perHourCents: 1900 },
  ME: { startCents: 200, perKmCents: 82, perHourCents: 3300 },
  MK: { startCents: 120, perKmCents: 54, perHourCents: 2150 },
  MT: { startCents: 400, perKmCents: 125, perHourCents: 5000 },
  NL: { startCents: 450, perKmCents: 152, perHourCents: 6100 },
  NO: { startCents: 750, perKmCents: 198, perHourCents: 7900 },
  PL: { startCents: 200, perKmCents: 82, perHourCents: 3300 },
  PT: { startCents: 300, perKmCents: 96, perHourCents: 3850 },
  RO: { startCents: 140, perKmCents: 65, perHourCents: 2600 },
  RS: { startCents: 160, perKmCents: 66, perHourCents: 2650 },
  SE: { startCents: 550, perKmCents: 156, perHourCents: 6250 },
  SI: { startCents: 280, perKmCents: 100, perHourCents: 4000 },
  SK: { startCents: 200, perKmCents: 80, perHourCents: 3200 },
  TR: { startCents: 120, perKmCents: 50, perHourCents: 2000 },
}

/**
 * Every card there has been, in the order of their days; the last of those that hold already is in use. To change a
 * price, add a card: one that quotes were made from is never edited, as it explains them.
 */
export const RATE_CARDS: readonly RateCard[] = [
  {
    version: '2026-11-21',
    validFrom: '2026-11-21',
    countries: COUNTRIES_2026,
    classPercent: { 1: 100, 2: 135, 3: 175, 4: 128, 5: 165 },
    extras: SHIPPED_EXTRA_PRICES,
    wholeCentKilometres: true,
  },
  {
    // The classes now stand in the order of their minimum prices, and "35 % more" is exact.
    version: '2026-11-21.2',
    validFrom: '2026-11-21',
    countries: COUNTRIES_2026,
    classPercent: { 1: 100, 2: 135, 3: 165, 4: 140, 5: 175 },
    extras: SHIPPED_EXTRA_PRICES,
    wholeCentKilometres: false,
  },
]
