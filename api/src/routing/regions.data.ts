import type { Corner } from './plane-geometry.ts'

/** A way between two regions: a bridge, a tunnel or a border crossing. */
type Gate = readonly [name: string, lat: number, lon: number]

/** A part of Europe that cars enter only through its gates. */
export interface Region {
  name: string
  /** The region it hangs on; none for the continent itself. */
  next?: string
  /** The ways into that region, open to cars all year. */
  gates: readonly Gate[]
  /** Whole countries in it. */
  countries: readonly string[]
  /** A part of one country in it; looked at before the countries. */
  part?: { countryCode: string; area: readonly Corner[] }
}

export const CONTINENT = 'continent'

/**
 * Europe as a tree: from every region there is one way to the continent, so the regions between two points are certain and
 * only the gates are to be chosen. It keeps routes out of Russia, Belarus and Kaliningrad, and off closed borders (Armenia
 * and Turkey). Source: any atlas. Islands without a fixed link are not here: no route reaches them.
 */
export const REGIONS: readonly Region[] = [
  { name: CONTINENT, gates: [], countries: [] },
  {
    name: 'Funen',
    next: CONTINENT,
    gates: [['Little Belt Bridge', 55.52, 9.74]],
    countries: [],
    part: {
      countryCode: 'DK',
      area: [
        [55.54, 9.73],
        [55.65, 10.3],
        [55.5, 10.9],
        [54.95, 11.0],
        [54.7, 10.9],
        [54.95, 10.15],
        [55.2, 9.77],
      ],
    },
  },
  {
    name: 'Zealand',
    next: 'Funen',
    gates: [['Great Belt Bridge', 55.34, 10.98]],
    countries: [],
    part: {
      countryCode: 'DK',
      area: [
        [56.2, 11.1],
        [56.2, 12.8],
        [54.5, 12.8],
        [54.5, 11.02],
        [55.4, 11.05],
      ],
    },
  },
  {
    name: 'Scandinavia',
    next: 'Zealand',
    gates: [['Øresund Bridge', 55.57, 12.85]],
    countries: ['SE', 'NO'],
  },
  { name: 'Finland', next: 'Scandinavia', gates: [['Tornio', 65.85, 24.16]], countries: ['FI'] },
  {
    name: 'Baltic states',
    next: CONTINENT,
    gates: [['Suwałki', 54.34, 22.95]],
    countries: ['EE', 'LV', 'LT'],
  },
  {
    name: 'Thrace',
    next: CONTINENT,
    gates: [
      ['Kapıkule', 41.72, 26.35],
      ['İpsala', 40.93, 26.34],
    ],
    countries: [],
    part: {
      countryCode: 'TR',
      area: [
        [42.1, 26.0],
        [42.1, 28.1],
        [41.27, 29.13],
        [41.05, 29.04],
        [40.95, 28.95],
        [40.95, 28.0],
        [40.75, 27.4],
        [40.45, 26.75],
        [40.2, 26.41],
        [40.02, 26.18],
        [40.3, 26.1],
        [40.6, 26.0],
      ],
    },
  },
  {
    name: 'Anatolia',
    next: 'Thrace',
    gates: [
      ['Bosphorus', 41.09, 29.06],
      ['Çanakkale Bridge', 40.34, 26.64],
    ],
    countries: ['TR'],
  },
  {
    name: 'Georgia',
    next: 'Anatolia',
    gates: [
      ['Sarp', 41.52, 41.55],
      ['Türkgözü', 41.55, 42.83],
    ],
    countries: ['GE'],
  },
  {
    name: 'Armenia',
    next: 'Georgia',
    gates: [
      ['Sadakhlo', 41.24, 44.83],
      ['Bavra', 41.12, 43.81],
    ],
    countries: ['AM'],
  },
]
