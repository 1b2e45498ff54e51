import type { Corner } from './plane-geometry.ts'

/** A part of Europe that cars enter only by roads we know. */
export interface Region {
  name: string
  /** Whole countries in it. */
  countries: readonly string[]
  /** A part of one country in it; looked at before the countries. */
  part?: { countryCode: string; area: readonly Corner[] }
}

export const CONTINENT = 'continent'

/**
 * Between two of these no small road between neighbouring places leads, only a known bridge, tunnel or border crossing. It
 * keeps routes out of Russia, Belarus and Kaliningrad, and off closed borders (Armenia and Turkey). Source: any
 * atlas. Islands without a fixed link are not here: no route reaches them.
 */
export const REGIONS: readonly Region[] = [
  { name: 'continent', countries: [] },
  {
    name: 'Funen',
    countries: [],
    part: {
      countryCode: 'DK',
      area: [
        [55.54, 9.73],
        [55.65, 10.3],
        [55.5, 10.9],
        [54.95, 11],
        [54.7, 10.9],
        [54.95, 10.15],
        [55.2, 9.77],
      ],
    },
  },
  {
    name: 'Zealand',
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
  { name: 'Scandinavia', countries: ['SE', 'NO'] },
  { name: 'Finland', countries: ['FI'] },
  { name: 'Baltic states', countries: ['EE', 'LV', 'LT'] },
  {
    name: 'Thrace',
    countries: [],
    part: {
      countryCode: 'TR',
      area: [
        [42.1, 26],
        [42.1, 28.1],
        [41.27, 29.13],
        [41.05, 29.04],
        [40.95, 28.95],
        [40.95, 28],
        [40.75, 27.4],
        [40.45, 26.75],
        [40.2, 26.41],
        [40.02, 26.18],
        [40.3, 26.1],
        [40.6, 26],
      ],
    },
  },
  { name: 'Anatolia', countries: ['TR'] },
  { name: 'Georgia', countries: ['GE'] },
  { name: 'Armenia', countries: ['AM'] },
  {
    name: 'Abkhazia',
    countries: [],
    part: {
      countryCode: 'GE',
      area: [
        [43.7, 39.9],
        [43.7, 41.5],
        [43.1, 42.3],
        [42.75, 42.1],
        [42.55, 41.62],
        [42.35, 41.5],
        [42.9, 40.5],
      ],
    },
  },
  {
    name: 'South Ossetia',
    countries: [],
    part: {
      countryCode: 'GE',
      area: [
        [42.65, 43.4],
        [42.65, 44.4],
        [42.3, 44.5],
        [42.13, 44.4],
        [42.12, 43.95],
        [42.2, 43.7],
        [42.35, 43.4],
      ],
    },
  },
]
