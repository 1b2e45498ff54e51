import { escapeMarkup } from '#platform/http/escape-markup.ts'
import { geoPath } from 'd3-geo'
import type { LatLon } from '../routing/great-circle.ts'
import { type Outline, overlaps } from './atlas.ts'
import { frame, HEIGHT, type MapView, place, WIDTH } from './map-view.ts'
import { MAP_STYLE } from './map-style.ts'
import { withoutDetail } from './without-detail.ts'
import { chooseNames, pointBox, type TownName } from './town-names.ts'

export interface RouteMapSource {
  /** The way, both ends included. */
  line: readonly LatLon[]
  distanceKm: number
  minutes: number
  /** Towns in sight that may be named. */
  towns: readonly (LatLon & { name: string; weight: number })[]
  outlines: readonly Outline[]
}

interface Spot {
  x: number
  y: number
}

/** How far apart corners of a coast are drawn at least, the further the more country is in sight. */
const DETAIL = { near: 1.6, wide: 3 }
const WIDE_KM = 1200

/** Points nearer to one another than this are drawn as one. */
const LEAST_STEP = 3

/** Names keep off the way, which is looked at every so many units. */
const NAME_STEP = 12

/**
 * Draws coasts, borders and the way as SVG, a few kB. Light and dark follow the reader's system; the title and the
 * description say in words what is to be seen.
 */
export function drawRouteMap({ line, distanceKm, minutes, towns, outlines }: RouteMapSource): string {
  const view = frame(line)
  const detail = view.kmAcross > WIDE_KM ? DETAIL.wide : DETAIL.near
  const path = geoPath({ stream: (out) => view.projection.stream(withoutDetail(out, detail)) }).digits(1)
  const land = outlines.flatMap((outline) => (overlaps(outline, view) ? (path(outline.shape) ?? []) : []))
  const way = thin(line.map((point) => place(view, point)))
  const [start, end] = [way.at(0), way.at(-1)]
  if (!start || !end) throw new RangeError('A way without points cannot be drawn.')
  const taken = [...alongWay(way).map((spot) => pointBox(spot, 8)), pointBox(start, 17), pointBox(end, 17)]
  const names = chooseNames(
    towns.map((town) => ({ ...place(view, town), name: town.name, weight: town.weight })),
    taken,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="t d">`,
    `<title id="t">The way on the map</title>`,
    `<desc id="d">${describe(distanceKm, minutes, names)}</desc>`,
    `<style>${MAP_STYLE}</style>`,
    `<rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...land.map((d) => `<path class="land" d="${d}"/>`),
    ...names.map(drawName),
    `<path class="edge" d="${smooth(way)}"/>`,
    `<path class="way" d="${smooth(way)}"/>`,
    `<circle class="start" cx="${round(start.x)}" cy="${round(start.y)}" r="9"/>`,
    `<circle class="end" cx="${round(end.x)}" cy="${round(end.y)}" r="10"/>`,
    `<circle class="hub" cx="${round(end.x)}" cy="${round(end.y)}" r="4"/>`,
    `</svg>`,
  ].join('')
}

/** The towns in sight are asked for with this box. */
export function boxOf(
  line: readonly LatLon[],
): Pick<MapView, 'west' | 'south' | 'east' | 'north' | 'kmAcross'> {
  return frame(line)
}

function drawName({ name, x, y, anchor }: TownName): string {
  const at = round(anchor === 'start' ? x + 10 : x - 10)
  return (
    `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="3.5"/>` +
    `<text class="name" x="${at}" y="${round(y + 6)}" text-anchor="${anchor}">${escapeMarkup(name)}</text>`
  )
}

function describe(distanceKm: number, minutes: number, names: readonly TownName[]): string {
  const hours = Math.floor(minutes / 60)
  const time = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
  const near = names.length > 0 ? ` In sight: ${names.map(({ name }) => escapeMarkup(name)).join(', ')}.` : ''
  return `${distanceKm.toFixed(1)} km by road, about ${time}.${near}`
}

function thin(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = []
  for (const [index, spot] of spots.entries()) {
    const last = kept.at(-1)
    const isEnd = index === spots.length - 1
    if (last && Math.hypot(spot.x - last.x, spot.y - last.y) < LEAST_STEP) {
      // The end stands where it is, whatever came just before it.
      if (isEnd && kept.length > 1) kept.pop()
      else if (!isEnd) continue
    }
    kept.push(spot)
  }
  return kept
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

/** A line that bends at its points instead of breaking: through the middles, towards the points. */
function smooth(spots: readonly Spot[]): string {
  const [start, ...rest] = spots
  if (!start) return ''
  const middles = rest.slice(0, -1).map((spot, index) => {
    const next = rest[index + 1] ?? spot
    const [x, y] = [(spot.x + next.x) / 2, (spot.y + next.y) / 2]
    return `Q${round(spot.x)} ${round(spot.y)} ${round(x)} ${round(y)}`
  })
  const end = rest.at(-1) ?? start
  return `M${round(start.x)} ${round(start.y)}${middles.join('')}L${round(end.x)} ${round(end.y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
