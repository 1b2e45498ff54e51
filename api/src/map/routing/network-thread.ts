import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { buildRoadNetwork } from './network/build-road-network.ts'
import { readNetworkSources } from './network/network-sources.ts'

const port = parentPort
if (!port) throw new Error('This file is run by a thread of the service, not by itself.')

// A thread of its own for one job: the network, as the database keeps it.
port.postMessage(serialize(buildRoadNetwork(readNetworkSources())))
