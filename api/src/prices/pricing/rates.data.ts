import { SHIPPED_EXTRA_PRICES } from '#platform/stored-settings/form-settings.ts'
import type { CountryRate, RateCard } from './rate-card.ts'

/**
 * Economy rates of the 42 served countries (spec section 9: EUR 0.29 to 3.50 a kilometre over all classes, EUR 0.60 to
 * 8.20 to start). They follow what a pre-booked car costs there: fuel, tolls, wages and the empty way back.
 */
const COUNTRIES_2026: Readonly<Record<string, CountryRate>> = {
  AD: { startCents: 450, perKmCents: 125 },
  AL: { startCents: 150, perKmCents: 55 },
  AM: { startCents: 60, perKmCents: 29 },
  AT: { startCents: 450, perKmCents: 142 },
  BA: { startCents: 150, perKmCents: 60 },
  BE: { startCents: 450, perKmCents: 150 },
  BG: { startCents: 120, perKmCents: 58 },
  CH: { startCents: 820, perKmCents: 195 },
  CY: { startCents: 350, perKmCents: 98 },
  CZ: { startCents: 200, perKmCents: 86 },
  DE: { startCents: 450, perKmCents: 145 },
  DK: { startCents: 600, perKmCents: 170 },
  EE: { startCents: 200, perKmCents: 82 },
  ES: { startCents: 350, perKmCents: 112 },
  FI: { startCents: 550, perKmCents: 150 },
  FR: { startCents: 500, perKmCents: 158 },
  GB: { startCents: 450, perKmCents: 146 },
  GE: { startCents: 80, perKmCents: 34 },
  GR: { startCents: 300, perKmCents: 105 },
  HR: { startCents: 300, perKmCents: 105 },
  HU: { startCents: 200, perKmCents: 82 },
  IE: { startCents: 450, perKmCents: 140 },
  IS: { startCents: 650, perKmCents: 185 },
  IT: { startCents: 450, perKmCents: 138 },
  LT: { startCents: 180, perKmCents: 74 },
  LU: { startCents: 500, perKmCents: 158 },
  LV: { startCents: 180, perKmCents: 78 },
  MC: { startCents: 820, perKmCents: 200 },
  MD: { startCents: 100, perKmCents: 48 },
  ME: { startCents: 200, perKmCents: 82 },
  MK: { startCents: 120, perKmCents: 54 },
  MT: { startCents: 400, perKmCents: 125 },
  NL: { startCents: 450, perKmCents: 152 },
  NO: { startCents: 750, perKmCents: 198 },
  PL: { startCents: 200, perKmCents: 82 },
  PT: { startCents: 300, perKmCents: 96 },
  RO: { startCents: 140, perKmCents: 65 },
  RS: { startCents: 160, perKmCents: 66 },
  SE: { startCents: 550, perKmCents: 156 },
  SI: { startCents: 280, perKmCents: 100 },
  SK: { startCents: 200, perKmCents: 80 },
  TR: { startCents: 120, perKmCents: 50 },
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
