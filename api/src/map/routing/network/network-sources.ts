import { buildGazetteer } from '../../places/gazetteer/build-gazetteer.ts'
import type { SeedPlace } from '../../places/gazetteer/seed-place.ts'
import { packPlaces, unpackPlaces } from '../../places/network-places.ts'
import type { NetworkSources } from './build-road-network.ts'
import { readRoadSources } from './road-sources.ts'

/**
 * Reads all that the network is built from. Takes three seconds, two of them for the places.
 * @param places those of the gazetteer, where they have been built already
 */
export function readNetworkSources(places: readonly SeedPlace[] = buildGazetteer().places): NetworkSources {
  return { ...readRoadSources(), places: unpackPlaces(packPlaces(places)) }
}
