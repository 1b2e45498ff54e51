import { readNetworkPlaces } from '../../places/settlements.ts'
import { readRoadPoints, readRoads } from '../known-roads/all-roads.ts'
import type { NetworkSources } from './build-road-network.ts'
import { readLandRaster } from './land-raster.ts'

/** Reads the registers the network is built from: places and coasts. Takes two seconds. */
export function readNetworkSources(): NetworkSources {
  return {
    places: readNetworkPlaces(),
    roads: readRoads(),
    points: readRoadPoints(),
    isLand: readLandRaster(),
  }
}
