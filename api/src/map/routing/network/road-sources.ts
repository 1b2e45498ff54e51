import { readRoadPoints, readRoads } from '../known-roads/all-roads.ts'
import type { NetworkSources } from './build-road-network.ts'
import { readLandRaster } from './land-raster.ts'

/** Reads what the network is built from besides the places: roads and coasts. Takes half a second. */
export function readRoadSources(): Omit<NetworkSources, 'places'> {
  return { roads: readRoads(), points: readRoadPoints(), isLand: readLandRaster() }
}
