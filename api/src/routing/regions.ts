import { inside } from './plane-geometry.ts'
import { CONTINENT, type Gate, REGIONS, type Region } from './regions.data.ts'
import type { RoutePoint } from './routing.ts'

/** The choices of gates between two points' regions, in the order of the journey; none within one region. */
export function gatesBetween(from: RoutePoint, to: RoutePoint): (readonly Gate[])[] {
  const up = wayOut(regionOf(from))
  const down = wayOut(regionOf(to))
  // What both have to pass on their way to the continent, neither passes.
  const upOnly = up.filter((region) => !down.includes(region))
  const downOnly = down.filter((region) => !up.includes(region)).toReversed()
  return [...upOnly, ...downOnly].map((region) => region.gates)
}

function regionOf(point: RoutePoint): Region {
  const part = REGIONS.find(
    ({ part }) => part !== undefined && part.countryCode === point.countryCode && inside(point, part.area),
  )
  const region =
    part ?? REGIONS.find(({ countries }) => countries.includes(point.countryCode)) ?? named(CONTINENT)
  if (!region) throw new Error(`The table of regions lacks ${CONTINENT}.`)
  return region
}

/** The region itself and those between it and the continent. */
function wayOut(region: Region): Region[] {
  const next = region.next === undefined ? undefined : named(region.next)
  return next ? [region, ...wayOut(next)] : []
}

function named(name: string): Region | undefined {
  return REGIONS.find((region) => region.name === name)
}
