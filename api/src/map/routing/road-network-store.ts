import type { Kysely } from 'kysely'
import { once } from 'node:events'
import { deserialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type AskGazetteer, gazetteerOnce } from '../places/gazetteer/gazetteer-once.ts'
import { packPlaces } from '../places/network-places.ts'
import { readKeptData } from '../places/read-kept-data.ts'
import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import { networkVersion } from './network/network-version.ts'
import type { RoadNetwork } from './network/road-network.ts'

/** Any number that no other room locks. */
const LOCK = 7_214_002

/** Beside this thread, which fills in the places meanwhile; its memory goes with it. */
async function buildInThread(gazetteer: AskGazetteer, begun: () => void): Promise<Uint8Array> {
  const thread = new Worker(new URL('./network-thread.ts', import.meta.url))
  try {
    // An error of the thread rejects; what it hands over comes once.
    const built = once(thread, 'message') as Promise<[Uint8Array]>
    const sent = gazetteer().then(({ places }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
      thread.postMessage(packPlaces(places))
      begun()
    })
    const [[network]] = await Promise.all([built, sent])
    return network
  } finally {
    await thread.terminate()
  }
}

/**
 * Builds the road network and keeps it in the database, unless this very one is there. Safe to call from several
 * processes at once.
 *
 * @param gazetteer the places, which whoever else seeds has as well
 * @param begun called once the work goes on in a thread of its own, where it takes some three seconds
 * @returns whether it had to build
 */
export async function seedRoadNetwork<DB>(
  db: Kysely<DB>,
  gazetteer: AskGazetteer = gazetteerOnce(),
  begun: () => void = () => {},
): Promise<boolean> {
  const version = networkVersion()
  if (await isKept(db, version)) return false
  return db.transaction().execute(async (transaction) => {
    await runSql(transaction, 'select pg_advisory_xact_lock($1)', [LOCK])
    if (await isKept(transaction, version)) return false
    const network = await buildInThread(gazetteer, begun)
    await runSql(transaction, 'delete from road_network')
    await runSql(transaction, 'insert into road_network (version, data) values ($1, $2)', [
      version,
      Buffer.from(network.buffer, network.byteOffset, network.byteLength),
    ])
    return true
  })
}

/** The one of this version, once it was read: it is the same in every database. */
let last: RoadNetwork | undefined

/** Reads the network back, in a tenth of a second. Whoever asks again in this process has the same, if their database holds it too. */
export async function loadRoadNetwork(db: QueryRunner): Promise<RoadNetwork> {
  const version = networkVersion()
  if (last && (await isKept(db, version))) return last
  const data = await readKeptData(db, 'road_network', version)
  if (!data) {
    throw new Error(
      `The database has no road network of version ${version}. Start one process with this version to build it.`,
    )
  }
  // What seedRoadNetwork wrote under this very version.
  const network: RoadNetwork = deserialize(data)
  last = network
  return network
}

async function isKept(db: QueryRunner, version: string): Promise<boolean> {
  const rows = await runSql(db, 'select 1 from road_network where version = $1', [version])
  return rows.length > 0
}
