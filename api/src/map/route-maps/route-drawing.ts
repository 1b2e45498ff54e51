import type { components } from '@fiacre/sdk/contract'
import { geoPath } from 'd3-geo'
import type { LatLon } from '../routing/great-circle.ts'
import { type Outline, overlaps } from './atlas.ts'
import { frame, HEIGHT, type MapView, place, WIDTH } from './map-view.ts'
import { chooseNames, labelBox, pointBox } from './town-names.ts'
import { round, type Spot, thin, wayPath } from './way-path.ts'
import { withoutDetail } from './without-detail.ts'

/** A way as it is drawn, in units of the picture: whoever shows it gives it colours, typeface and words. */
export type RouteDrawing = components['schemas']['RouteDrawing']

export interface RouteDrawingSource {
  /** The way, both ends included. */
  line: readonly LatLon[]
  distanceKm: number
  minutes: number
  /** Towns in sight that may be named. */
  towns: readonly (LatLon & { name: string; weight: number })[]
  outlines: readonly Outline[]
}

/** How far apart corners of a coast are drawn at least, the further the more country is in sight. */
const DETAIL = { near: 1.6, wide: 3 }
const WIDE_KM = 1200

/** Names keep off the way, which is looked at every so many units. */
const NAME_STEP = 12

/** Draws coasts, borders and the way. */
export function routeDrawing({
  line,
  distanceKm,
  minutes,
  towns,
  outlines,
}: RouteDrawingSource): RouteDrawing {
  const view = frame(line)
  const detail = view.kmAcross > WIDE_KM ? DETAIL.wide : DETAIL.near
  const path = geoPath({ stream: (out) => view.projection.stream(withoutDetail(out, detail)) }).digits(1)
  const land = outlines.flatMap((outline) => (overlaps(outline, view) ? (path(outline.shape) ?? []) : []))
  const way = thin(line.map((point) => place(view, point)))
  const [start, end] = [way.at(0), way.at(-1)]
  if (!start || !end) throw new RangeError('A way without points cannot be drawn.')
  const [pickup, destination] = endsOf(start, end)
  const taken = [
    ...alongWay(way).map((spot) => pointBox(spot, 8)),
    ...[pickup, destination].flatMap((spot) => [pointBox(spot, 17), labelBox(spot)]),
  ]
  const names = chooseNames(
    towns.map((town) => ({ ...place(view, town), name: town.name, weight: town.weight })),
    taken,
  )
  return {
    width: WIDTH,
    height: HEIGHT,
    land,
    way: wayPath(way),
    isDirectLine: way.length === 2,
    pickup,
    destination,
    towns: names.map(({ name, x, y, anchor }) => ({
      name,
      x: round(x),
      y: round(y),
      side: anchor === 'start' ? 'right' : 'left',
    })),
    distanceKm,
    durationMinutes: minutes,
  }
}

/** The towns in sight are asked for with this box. */
export function boxOf(
  line: readonly LatLon[],
): Pick<MapView, 'west' | 'south' | 'east' | 'north' | 'kmAcross'> {
  return frame(line)
}

/** The name of the end further up stands above it, the other below: neither covers the other, or most of the way. */
function endsOf(start: Spot, end: Spot): [RouteDrawing['pickup'], RouteDrawing['destination']] {
  const isStartAbove = start.y <= end.y
  return [
    { x: round(start.x), y: round(start.y), side: isStartAbove ? 'above' : 'below' },
    { x: round(end.x), y: round(end.y), side: isStartAbove ? 'below' : 'above' },
  ]
}

/** Spots close together all along the way, so that no name is written over it. */
function alongWay(way: readonly Spot[]): Spot[] {
  return way.flatMap((spot, index) => {
    const next = way[index + 1]
    if (!next) return [spot]
    const steps = Math.ceil(Math.hypot(next.x - spot.x, next.y - spot.y) / NAME_STEP)
    return Array.from({ length: steps }, (_, step) => ({
      x: spot.x + ((next.x - spot.x) * step) / steps,
      y: spot.y + ((next.y - spot.y) * step) / steps,
    }))
  })
}
