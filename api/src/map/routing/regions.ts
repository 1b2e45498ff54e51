import { z } from 'zod'
import { type Corner, readAreas } from '../data/read-areas.ts'
import { inside } from './plane-geometry.ts'
import type { RoutePoint } from './routing.ts'

/** A part of Europe that cars enter only by roads we know: a part of one country, or whole countries. */
interface Region {
  name: string
  countries: readonly string[]
  /** The outline of a part of one country; looked at before whole countries, which have none. */
  corners: readonly Corner[] | null
}

const CONTINENT = 'continent'

/**
 * Between two of these no small road between neighbouring places leads, only a known bridge, tunnel or border crossing.
 * Islands without a fixed link are not here: no route reaches them.
 */
const REGIONS: readonly Region[] = readAreas('regions.geojson', {
  name: z.string(),
  countries: z.array(z.string()),
})

const byCountry = new Map<string, readonly Region[]>()

function regionsOf(countryCode: string): readonly Region[] {
  const known = byCountry.get(countryCode)
  if (known) return known
  const regions = REGIONS.filter(({ countries }) => countries.includes(countryCode))
  byCountry.set(countryCode, regions)
  return regions
}

/** The part of Europe a point lies in, which cars enter only by bridges, tunnels and a few border crossings. */
export function regionOf(point: RoutePoint): Region {
  const ofCountry = regionsOf(point.countryCode)
  const region =
    ofCountry.find(({ corners }) => corners !== null && inside(point, corners)) ??
    ofCountry.find(({ corners }) => corners === null) ??
    REGIONS.find(({ name }) => name === CONTINENT)
  if (!region) throw new Error(`The table of regions lacks ${CONTINENT}.`)
  return region
}
