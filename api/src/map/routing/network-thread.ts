import { once } from 'node:events'
import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { type PackedPlaces, unpackPlaces } from '../places/network-places.ts'
import { buildRoadNetwork } from './network/build-road-network.ts'
import { readRoadSources } from './network/road-sources.ts'

const port = parentPort
if (!port) throw new Error('This file is run by a thread of the service, not by itself.')

// A thread of its own for one job: the network, as the database keeps it. The roads are read while the places are on their way.
const coming = once(port, 'message') as Promise<[PackedPlaces]>
const sources = readRoadSources()
const [places] = await coming
port.postMessage(serialize(buildRoadNetwork({ ...sources, places: unpackPlaces(places) })))
