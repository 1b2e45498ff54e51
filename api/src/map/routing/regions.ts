import { inside } from './plane-geometry.ts'
import { CONTINENT, REGIONS, type Region } from './regions.data.ts'
import type { RoutePoint } from './routing.ts'

/** The part of Europe a point lies in, which cars enter only by bridges, tunnels and a few border crossings. */
export function regionOf(point: RoutePoint): Region {
  const part = REGIONS.find(
    ({ part }) => part !== undefined && part.countryCode === point.countryCode && inside(point, part.area),
  )
  const region =
    part ?? REGIONS.find(({ countries }) => countries.includes(point.countryCode)) ?? named(CONTINENT)
  if (!region) throw new Error(`The table of regions lacks ${CONTINENT}.`)
  return region
}

function named(name: string): Region | undefined {
  return REGIONS.find((region) => region.name === name)
}
