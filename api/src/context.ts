import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Orm } from './database/orm.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { RoutingPort } from './routing/routing.ts'

/** What every room is given; made once in main, passed down. Nothing lives in module state. */
export interface Context {
  config: Config
  /** The address travellers see, known once the server listens. */
  publicUrl: string
  orm: Orm
  jobs: Jobs
  gateway: PaymentGateway
  routing: RoutingPort
  /** The clock, so that tests can move it. */
  now: () => Date
  log: Logger
}
