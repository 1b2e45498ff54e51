import { buildGazetteer } from '../../places/gazetteer/build-gazetteer.ts'
import { packPlaces, unpackPlaces } from '../../places/network-places.ts'
import type { NetworkSources } from './build-road-network.ts'
import { readRoadSources } from './road-sources.ts'

/** Reads all that the network is built from: a seed has the places already. Takes three seconds. */
export function readNetworkSources(): NetworkSources {
  return { ...readRoadSources(), places: unpackPlaces(packPlaces(buildGazetteer().places)) }
}
