import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import { readAddress } from './address.ts'
import { migrations } from './migrations/index.ts'
import { NoUnsavedRows } from './locked-rows.ts'
import { preparingClient } from './preparing-client.ts'

export type Orm = ReturnType<typeof openOrm>
export type EntityManager = Orm['em']

/** A server by its address, or the embedded one by its socket. */
export type Connection =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string }

/** So many connections, once opened, stay open while nobody asks: the next burst does not wait for them and for what they prepare. */
const KEPT_CONNECTIONS = 4

/** The rows there are; `entities.ts` lists those of every room. */
export type Entities = readonly NonNullable<Options['entities']>[number][]

/**
 * Opens the pool. Each request or job forks its own entity manager from it. Made without `init`, which would look for extensions of
 * the package that we do not have, and load beside a bundled service what that has within it.
 */
export function openOrm(connection: Connection, entities: Entities, pool: { max: number } = { max: 20 }) {
  const target = 'url' in connection ? readAddress(connection.url) : connection
  return new MikroORM({
    host: target.host,
    port: target.port,
    user: target.user,
    password: target.password,
    dbName: target.database,
    driverOptions: {
      ssl: 'ssl' in target ? target.ssl : undefined,
      Client: preparingClient(),
      allowExitOnIdle: true,
    },
    subscribers: [new NoUnsavedRows()],
    entities: [...entities],
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      silent: true,
      allOrNothing: true,
    },
    schemaGenerator: {
      skipTables: [
        'place',
        'place_outside',
        'place_search',
        'place_elsewhere',
        'seed_version',
        'exchange_rate',
        'road_network',
        'route',
        'route_lookup',
        'route_map',
      ],
    },
    forceUtcTimezone: true,
    pool: { min: Math.min(KEPT_CONNECTIONS, pool.max), max: pool.max },
    // A fork a request carries no identity map from another; the root manager is never used directly.
    allowGlobalContext: false,
  })
}
