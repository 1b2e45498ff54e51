import type { Kysely } from 'kysely'
import { deserialize, serialize } from 'node:v8'
import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import { networkVersion } from './network/network-version.ts'
import type { RoadNetwork } from './network/road-network.ts'

/** Any number that no other room locks. */
const LOCK = 7_214_002

/**
 * Builds the road network and keeps it in the database, unless this very one is there. Safe to call from several
 * processes at once.
 *
 * @param report called before the work begins, which takes about four seconds
 * @returns whether it had to build
 */
export async function seedRoadNetwork<DB>(db: Kysely<DB>, report: () => void = () => {}): Promise<boolean> {
  const version = networkVersion()
  if (await isKept(db, version)) return false
  return db.transaction().execute(async (transaction) => {
    await runSql(transaction, 'select pg_advisory_xact_lock($1)', [LOCK])
    if (await isKept(transaction, version)) return false
    report()
    // Loaded only here: a start that finds its network kept is spared the roads.
    const [{ buildRoadNetwork }, { readNetworkSources }] = await Promise.all([
      import('./network/build-road-network.ts'),
      import('./network/network-sources.ts'),
    ])
    const network = serialize(buildRoadNetwork(readNetworkSources()))
    await runSql(transaction, 'delete from road_network')
    await runSql(transaction, 'insert into road_network (version, data) values ($1, $2)', [version, network])
    return true
  })
}

/** Reads the network back, in a tenth of a second. */
export async function loadRoadNetwork(db: QueryRunner): Promise<RoadNetwork> {
  const version = networkVersion()
  const [row] = await runSql<{ data: Buffer }>(db, 'select data from road_network where version = $1', [
    version,
  ])
  if (!row) {
    throw new Error(
      `The database has no road network of version ${version}. Start one process with this version to build it.`,
    )
  }
  // What seedRoadNetwork wrote under this very version.
  const network: RoadNetwork = deserialize(row.data)
  return network
}

async function isKept(db: QueryRunner, version: string): Promise<boolean> {
  const rows = await runSql(db, 'select 1 from road_network where version = $1', [version])
  return rows.length > 0
}
