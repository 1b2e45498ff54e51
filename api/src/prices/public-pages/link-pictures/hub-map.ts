import type { components } from '@fiacre/sdk/contract'
import { spotIn, type Area } from '#map/route-maps/area.ts'
import { chooseNames, nameBox, pointBox, type Town, type TownName } from '#map/route-maps/town-names.ts'
import type { LatLon } from '#map/routing/great-circle.ts'
import type { PictureJob } from './picture-job.ts'

type Hub = components['schemas']['TransferHub']

const KM_OF_DEGREE = 111.32
/** A picture shows twice as much of the land from west to east as from north to south. */
const WIDER = 2
const LEAST_KM = 10
/** Kept free of other names round each place. */
const DOT = 9
const MOST_NAMES = 6

/** The part of the map with all of a country's airports, or an airport and all places that have a ride from it. */
export function areaOfHub(hub: Hub): Area {
  const points = pointsOf(hub)
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)]
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ]
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  const high = ((north - south) / 2) * KM_OF_DEGREE
  const wide = ((east - west) / 2) * KM_OF_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  return { middle, km: Math.max(high, wide / WIDER, LEAST_KM) }
}

/** What stands on it: an airport with a ray to each place, or the airports by name. */
export function hubMap(hub: Hub, area: Area, land: readonly string[]): PictureJob['map'] {
  const start = hub.airport && spotIn(area, hub.airport)
  const ends = goalsOf(hub).map(({ name, lat, lon }) => ({ name, weight: 0, ...spotIn(area, { lat, lon }) }))
  return {
    land,
    ways: start ? ends.map(({ x, y }) => `M${start.x} ${start.y}L${x} ${y}`) : [],
    isDirectLine: false,
    ...(start && { start }),
    ends,
    towns: namesOf(ends, start).map(({ name, x, y, anchor }) => ({
      name,
      x,
      y,
      side: anchor === 'start' ? 'right' : 'left',
    })),
  }
}

/** Those that the page names first before others; none over another, or over the dot of another. */
function namesOf(ends: readonly Town[], start: { x: number; y: number } | undefined): TownName[] {
  const names: TownName[] = []
  for (const end of ends) {
    if (names.length === MOST_NAMES) break
    const dots = [...ends.filter((other) => other !== end), ...(start ? [start] : [])]
    const taken = [...dots.map((spot) => pointBox(spot, DOT)), ...names.map(nameBox)]
    names.push(...chooseNames([end], taken))
  }
  return names
}

const goalsOf = ({ airport, airports, rides }: Hub) =>
  airport ? rides.map(({ place }) => place) : airports.map((each) => each.airport)

const pointsOf = (hub: Hub): readonly LatLon[] => [...goalsOf(hub), ...(hub.airport ? [hub.airport] : [])]
