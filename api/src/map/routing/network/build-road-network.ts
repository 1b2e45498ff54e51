import { NearbyIndex } from '../../places/gazetteer/nearby-index.ts'
import type { NetworkPlace } from '../../places/network-places.ts'
import { type RoadPoints, type RoadRow, type Stop, type Stretch, stretches } from '../known-roads/road.ts'
import type { RoutePoint } from '../routing.ts'
import type { LandRaster } from './land-raster.ts'
import { landWay } from './land-way.ts'
import { localLinks } from './local-links.ts'
import { type Link, type NetworkNode, type RoadNetwork, toRoadNetwork } from './road-network.ts'
import { paceBetween, ROAD_MODEL, type RoadModel } from './road-model.ts'
import { findStops } from './road-stops.ts'
import { landOf } from './terrain.ts'

/** What the network is made of. */
export interface NetworkSources {
  places: readonly NetworkPlace[]
  roads: readonly RoadRow[]
  points: RoadPoints
  isLand: LandRaster
}

/** Almost every point on a road has a place this near; only for the others is the wider circle looked through. */
const PLACE_KM = 20
/** In Iceland that is up to 90 km away. */
const FAR_PLACE_KM = 120

/**
 * Builds the road network: the roads whose length is known, and between them small roads from each place to its
 * neighbours. Takes two seconds.
 *
 * @throws Error that names every stop of a road that is no place
 */
export function buildRoadNetwork(
  { places, roads, points, isLand }: NetworkSources,
  model: RoadModel = ROAD_MODEL,
): RoadNetwork {
  const nodes: NetworkNode[] = places.map((place) => toNode(place, place.elevation))
  const nearPlaces = new NearbyIndex(places)
  const numberOf = new Map(places.map((place, number) => [place, number]))
  const roadStretches = roads.flatMap(stretches)
  const placeOf = findStops(
    places,
    roadStretches.flatMap(({ from, to }) => [from, to]),
  )
  const stops = new Map<Stop, number>()
  const unknown: string[] = []
  const nodeOf = (stop: Stop): number => {
    const held = stops.get(stop)
    if (held !== undefined) return held
    const node = numberOf.get(placeOf.get(stop) ?? noPlace) ?? addPoint(stop)
    stops.set(stop, node)
    return node
  }
  const addPoint = (stop: Stop): number => {
    const point = points.get(stop)
    if (!point) {
      unknown.push(stop)
      return 0
    }
    const { lat, lon } = point
    // A point on a road belongs to the country of the nearest place.
    const nearest = nearPlaces.nearest(point, PLACE_KM) ?? nearPlaces.nearest(point, FAR_PLACE_KM)
    const countryCode = nearest?.countryCode ?? ''
    return nodes.push(toNode({ lat, lon, countryCode }, null)) - 1
  }
  const known = roadStretches.map((stretch) => roadLink(stretch, nodeOf, nodes, model))
  if (unknown.length > 0) {
    throw new Error(`These stops of roads are neither places nor points: ${unknown.join(', ')}.`)
  }
  // Where the length is known, nothing has to be estimated.
  const joined = Map.groupBy(known, ({ a, b }) => Math.min(a, b))
  const isKnown = ({ a, b }: Link) =>
    joined.get(Math.min(a, b))?.some((link) => Math.max(link.a, link.b) === Math.max(a, b)) ?? false
  const local = localLinks(nodes, isLand, model).filter((link) => !isKnown(link))
  return toRoadNetwork(nodes, [...known.map((link) => onLand(link, nodes, isLand)), ...local])
}

const noPlace = {} as NetworkPlace

function toNode({ lat, lon, countryCode }: RoutePoint, elevation: number | null): NetworkNode {
  return { lat, lon, countryCode, elevation, land: landOf({ lat, lon, countryCode }) }
}

function roadLink(
  { kind, from, km, to }: Stretch,
  nodeOf: (stop: Stop) => number,
  nodes: readonly NetworkNode[],
  { kmh }: RoadModel,
): Link {
  const [a, b] = [nodeOf(from), nodeOf(to)]
  const pace = paceBetween(nodes[a]?.countryCode ?? '', nodes[b]?.countryCode ?? '')
  return { a, b, km, minutes: (60 * km) / (kmh[kind] * pace), known: true }
}

/** A road between two stops by the sea bends with the coast; a bridge does not. */
function onLand(link: Link, nodes: readonly NetworkNode[], isLand: LandRaster): Link {
  const [from, to] = [nodes[link.a], nodes[link.b]]
  const bends = from && to ? landWay(from, to, link.km, isLand) : []
  return bends.length > 0 ? { ...link, bends } : link
}
