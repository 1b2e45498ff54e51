import { createHash } from 'node:crypto'
import { readNetworkPlaces } from '../../places/settlements.ts'
import { PLACES_VERSION } from '../../places/seed-places.ts'
import { BARRIERS } from '../barriers.data.ts'
import { ISLANDS } from '../islands.data.ts'
import { MOUNTAINS } from '../mountains.data.ts'
import { REGIONS } from '../regions.data.ts'
import { ROAD_POINTS, ROADS } from '../known-roads/all-roads.ts'
import type { NetworkSources } from './build-road-network.ts'
import { readLandRaster } from './land-raster.ts'
import { OPEN_BORDERS } from './open-borders.data.ts'
import { PACE, ROAD_MODEL } from './road-model.ts'

/** Change it when the way a network is built or kept changes without its data. */
const BUILDER = 4

/** Names what a network is built from: another name means that it has to be built anew. */
export function networkVersion(): string {
  const made = [ROADS, ROAD_POINTS, BARRIERS, ISLANDS, MOUNTAINS, REGIONS, [...OPEN_BORDERS]]
  const how = [BUILDER, PLACES_VERSION, process.versions.v8, ROAD_MODEL, PACE]
  return createHash('sha256')
    .update(JSON.stringify([made, how]))
    .digest('hex')
    .slice(0, 16)
}

/** Reads the registers the network is built from: places and coasts. Takes two seconds. */
export function readNetworkSources(): NetworkSources {
  return { places: readNetworkPlaces(), roads: ROADS, points: ROAD_POINTS, isLand: readLandRaster() }
}
