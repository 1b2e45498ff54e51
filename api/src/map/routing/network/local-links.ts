import Delaunator from 'delaunator'
import { greatCircleKm, type LatLon } from '../great-circle.ts'
import type { LandRaster } from './land-raster.ts'
import { isOpenBorder } from './open-borders.ts'
import type { Link, NetworkNode } from './road-network.ts'
import { paceBetween, type RoadModel } from './road-model.ts'
import { crossesBarrier, roughnessAt } from './terrain.ts'

/** Longer than this, two places are no neighbours. */
const LONGEST_KM = 45
/** One look at coast and terrain every so many km. */
const SAMPLE_KM = 0.5
/** The drawn coast is right to about a kilometre: so much water may lie between two villages by a bay. */
const MOST_WATER_KM = 1.6

/** No ordinary road climbs steeper than this on average: seven metres in a hundred. */
const STEEPEST = 0.07

/** Joins every place to its neighbours (Delaunay), but over water, ranges and borders that no small road crosses. */
export function localLinks(
  nodes: readonly NetworkNode[],
  isLand: LandRaster,
  { local }: Pick<RoadModel, 'local'>,
): Link[] {
  const { triangles, halfedges } = Delaunator.from(
    [...nodes],
    ({ lon }) => lon,
    // Mercator keeps angles, and with them who is whose neighbour.
    ({ lat }) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI,
  )
  const links = sameSpotLinks(nodes)
  const relief = reliefOf(nodes, triangles)
  for (let edge = 0; edge < triangles.length; edge++) {
    // Each inner edge stands in two triangles.
    if ((halfedges[edge] ?? -1) > edge) continue
    const a = triangles[edge] ?? 0
    const b = triangles[edge % 3 === 2 ? edge - 2 : edge + 1] ?? 0
    const [from, to] = [nodes[a], nodes[b]]
    if (!from || !to || from.land !== to.land || !isOpenBorder(from.countryCode, to.countryCode)) continue
    const straight = greatCircleKm(from, to)
    if (straight > LONGEST_KM || crossesWater(from, to, straight, isLand) || crossesBarrier(from, to))
      continue
    const roughness = ((relief[a] ?? 0) + (relief[b] ?? 0)) / 2
    const { km, minutes } = weigh({ from, to, straight, relief: roughness }, local)
    links.push({ a, b, km, minutes, known: false })
  }
  return links
}

/** Length and time of a small road between two neighbours. */
function weigh(
  { from, to, straight, relief }: { from: NetworkNode; to: NetworkNode; straight: number; relief: number },
  local: RoadModel['local'],
): { km: number; minutes: number } {
  const middle = { lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 }
  const roughness = Math.max(relief, roughnessAt(middle))
  const climb = straight < 0.2 ? 0 : Math.min(1, climbOf(from, to) / straight / 60)
  const climbed = climbOf(from, to) / 1000 / STEEPEST
  const bent = straight * (local.bend + local.mountains * roughness + local.climb * climb)
  // A road gains height by its hairpins: it is as long as they make it.
  const km = Math.max(bent, climbed)
  const kmh =
    local.kmh * (1 - local.mountainsSlower * roughness) * paceBetween(from.countryCode, to.countryCode)
  return { km, minutes: (60 * km) / kmh + local.village }
}

/** Delaunay leaves out all but one of the places at one spot: they are joined to it here. */
function sameSpotLinks(nodes: readonly NetworkNode[]): Link[] {
  const firstAt = new Map<number, number[]>()
  return nodes.flatMap(({ lat, lon, land }, b) => {
    const firsts = firstAt.get(lat)
    const a = firsts?.find((first) => nodes[first]?.lon === lon && nodes[first].land === land)
    if (a !== undefined) return { a, b, km: 0, minutes: 0, known: false }
    if (firsts) firsts.push(b)
    else firstAt.set(lat, [b])
    return []
  })
}

/** Neighbours this far apart in height on average, in metres, are as rough as the high Alps. */
const ALPINE_M = 450
/** Heights tell of hills what the drawn ranges leave out, but never more than this. */
const MOST_RELIEF = 0.7

/** How rough the land round each node is, by the heights of its neighbours, from 0 to 1. */
function reliefOf(nodes: readonly NetworkNode[], triangles: Uint32Array): Float32Array {
  const sum = new Float32Array(nodes.length)
  const count = new Uint16Array(nodes.length)
  for (let corner = 0; corner < triangles.length; corner++) {
    const a = triangles[corner] ?? 0
    const b = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0
    const [from, to] = [nodes[a], nodes[b]]
    if (!from || !to || from.elevation === null || to.elevation === null) continue
    for (const node of [a, b]) {
      sum[node] = (sum[node] ?? 0) + Math.abs(from.elevation - to.elevation)
      count[node] = (count[node] ?? 0) + 1
    }
  }
  return sum.map((total, node) => Math.min(MOST_RELIEF, total / Math.max(1, count[node] ?? 0) / ALPINE_M))
}

/** Metres between the heights of two places; 0 where one is unknown. */
function climbOf(from: NetworkNode, to: NetworkNode): number {
  return from.elevation === null || to.elevation === null ? 0 : Math.abs(from.elevation - to.elevation)
}

/** Whether so many looks in a row find water that it is too wide. */
function crossesWater(from: LatLon, to: LatLon, straight: number, isLand: LandRaster): boolean {
  if (straight <= MOST_WATER_KM) return false
  const samples = Math.ceil(straight / SAMPLE_KM)
  const isWater = (sample: number) => {
    const part = sample / samples
    return !isLand({
      lat: from.lat + (to.lat - from.lat) * part,
      lon: from.lon + (to.lon - from.lon) * part,
    })
  }
  let row = 0
  for (let km = 0; km <= MOST_WATER_KM; row++) km += straight / samples
  // Looked at from its far end, a row that holds land is known by one look: the next can only begin behind that land.
  for (let end = row; end < samples;) {
    let wet = 0
    while (wet < row && isWater(end - wet)) wet += 1
    if (wet === row) return true
    end += row - wet
  }
  return false
}
