/**
 * The standard rates of VAT of the Member States, in thousandths, each with the day from which it holds: the fees of partners are taxed by
 * them. Whoever is in no Member State has none here. Greece is GR, as in addresses.
 */
export const VAT_RATES: Readonly<Record<string, readonly { from: string; permille: number }[]>> = {
  AT: [{ from: '1995-01-01', permille: 200 }],
  BE: [{ from: '1996-01-01', permille: 210 }],
  BG: [{ from: '2007-01-01', permille: 200 }],
  CY: [{ from: '2014-01-13', permille: 190 }],
  CZ: [{ from: '2013-01-01', permille: 210 }],
  DE: [{ from: '2021-01-01', permille: 190 }],
  DK: [{ from: '1992-01-01', permille: 250 }],
  EE: [{ from: '2025-07-01', permille: 240 }],
  ES: [{ from: '2012-09-01', permille: 210 }],
  FI: [{ from: '2024-09-01', permille: 255 }],
  FR: [{ from: '2014-01-01', permille: 200 }],
  GR: [{ from: '2016-06-01', permille: 240 }],
  HR: [{ from: '2013-07-01', permille: 250 }],
  HU: [{ from: '2012-01-01', permille: 270 }],
  IE: [{ from: '2021-03-01', permille: 230 }],
  IT: [{ from: '2013-10-01', permille: 220 }],
  LT: [{ from: '2009-09-01', permille: 210 }],
  LU: [{ from: '2024-01-01', permille: 170 }],
  LV: [{ from: '2012-07-01', permille: 210 }],
  MT: [{ from: '2007-01-01', permille: 180 }],
  NL: [{ from: '2012-10-01', permille: 210 }],
  PL: [{ from: '2011-01-01', permille: 230 }],
  PT: [{ from: '2011-01-01', permille: 230 }],
  RO: [{ from: '2025-08-01', permille: 210 }],
  SE: [{ from: '1990-07-01', permille: 250 }],
  SI: [{ from: '2013-07-01', permille: 220 }],
  SK: [{ from: '2025-01-01', permille: 230 }],
}
