/**
 * What the service charged at least on 22 November 2026, copied by hand: in the Economy class, in euros, by the country of the
 * pickup. A card that makes something cheaper has to be copied here as well; one that makes it dearer need not.
 */
export const TARIFF: Readonly<Record<string, { name: string; start: number; perKm: number }>> = {
  AD: { name: 'Andorra', start: 4.5, perKm: 1.25 },
  AL: { name: 'Albania', start: 1.5, perKm: 0.55 },
  AM: { name: 'Armenia', start: 0.6, perKm: 0.29 },
  AT: { name: 'Austria', start: 4.5, perKm: 1.42 },
  BA: { name: 'Bosnia and Herzegovina', start: 1.5, perKm: 0.6 },
  BE: { name: 'Belgium', start: 4.5, perKm: 1.5 },
  BG: { name: 'Bulgaria', start: 1.2, perKm: 0.58 },
  CH: { name: 'Switzerland', start: 8.2, perKm: 1.95 },
  CY: { name: 'Cyprus', start: 3.5, perKm: 0.98 },
  CZ: { name: 'Czechia', start: 2, perKm: 0.86 },
  DE: { name: 'Germany', start: 4.5, perKm: 1.45 },
  DK: { name: 'Denmark', start: 6, perKm: 1.7 },
  EE: { name: 'Estonia', start: 2, perKm: 0.82 },
  ES: { name: 'Spain', start: 3.5, perKm: 1.12 },
  FI: { name: 'Finland', start: 5.5, perKm: 1.5 },
  FR: { name: 'France', start: 5, perKm: 1.58 },
  GB: { name: 'United Kingdom', start: 4.5, perKm: 1.46 },
  GE: { name: 'Georgia', start: 0.8, perKm: 0.34 },
  GR: { name: 'Greece', start: 3, perKm: 1.05 },
  HR: { name: 'Croatia', start: 3, perKm: 1.05 },
  HU: { name: 'Hungary', start: 2, perKm: 0.82 },
  IE: { name: 'Ireland', start: 4.5, perKm: 1.4 },
  IS: { name: 'Iceland', start: 6.5, perKm: 1.85 },
  IT: { name: 'Italy', start: 4.5, perKm: 1.38 },
  LT: { name: 'Lithuania', start: 1.8, perKm: 0.74 },
  LU: { name: 'Luxembourg', start: 5, perKm: 1.58 },
  LV: { name: 'Latvia', start: 1.8, perKm: 0.78 },
  MC: { name: 'Monaco', start: 8.2, perKm: 2 },
  MD: { name: 'Moldova', start: 1, perKm: 0.48 },
  ME: { name: 'Montenegro', start: 2, perKm: 0.82 },
  MK: { name: 'North Macedonia', start: 1.2, perKm: 0.54 },
  MT: { name: 'Malta', start: 4, perKm: 1.25 },
  NL: { name: 'Netherlands', start: 4.5, perKm: 1.52 },
  NO: { name: 'Norway', start: 7.5, perKm: 1.98 },
  PL: { name: 'Poland', start: 2, perKm: 0.82 },
  PT: { name: 'Portugal', start: 3, perKm: 0.96 },
  RO: { name: 'Romania', start: 1.4, perKm: 0.65 },
  RS: { name: 'Serbia', start: 1.6, perKm: 0.66 },
  SE: { name: 'Sweden', start: 5.5, perKm: 1.56 },
  SI: { name: 'Slovenia', start: 2.8, perKm: 1 },
  SK: { name: 'Slovakia', start: 2, perKm: 0.8 },
  TR: { name: 'Türkiye', start: 1.2, perKm: 0.5 },
}

/** By vehicle class: Economy, Business, Premium, Van, Minibus. */
export const CLASSES: Readonly<Record<number, { timesEconomy: number; least: number; seats: number }>> = {
  1: { timesEconomy: 1, least: 17, seats: 4 },
  2: { timesEconomy: 1.35, least: 30, seats: 4 },
  3: { timesEconomy: 1.65, least: 50, seats: 3 },
  4: { timesEconomy: 1.4, least: 35, seats: 7 },
  5: { timesEconomy: 1.75, least: 80, seats: 15 },
}

/** Nothing that a promo code takes off is more than this part of the price. */
export const MOST_DISCOUNT = { code: 'WELCOME10', part: 0.1 }
