import type { Logger } from 'pino'
import type { Orm } from '../database/orm.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Config } from '../settings/config.ts'

/**
 * What every room is given; made once in `service.ts`, passed down. Nothing lives in module state. A room with a service of
 * its own, such as the gateways, adds it here by `declare module`, beside its type, so that this file knows no room above it.
 */
export interface Context {
  config: Config
  /** The address travellers see, known once the server listens. */
  publicUrl: string
  orm: Orm
  jobs: Jobs
  /** The clock, so that tests can move it. */
  now: () => Date
  log: Logger
}
