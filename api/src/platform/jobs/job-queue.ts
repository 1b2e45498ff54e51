import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../database/orm.ts'
import { recipientIndex } from './recipient-index.ts'

export const DEAD_LETTERS = 'parked'

/** What was given up waits a year for a person. */
const PARKED_SECONDS = 365 * 24 * 3600

/** How often the queue looks for jobs whose process died: after their expiry they are run again. */
export interface Watch {
  superviseIntervalSeconds: number
  monitorIntervalSeconds: number
}

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>

/** Opens the queue's tables, in the same PostgreSQL as everything else. Without a watch it only looks in. */
export async function openQueue(connection: Connection, log: Logger, watch?: Watch): Promise<PgBoss> {
  const target = 'url' in connection ? { connectionString: connection.url } : connection
  const boss = new PgBoss({
    ...target,
    max: watch ? 3 : 1,
    schema: 'jobs',
    application_name: 'fiacre-jobs',
    maintenanceIntervalSeconds: 3600,
    ...(watch ?? { supervise: false, schedule: false }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await setUpQueue(boss, DEAD_LETTERS, { retentionSeconds: PARKED_SECONDS })
  await boss.getDb().executeSql(recipientIndex(DEAD_LETTERS))
  return boss
}

/** Makes a queue, or gives one that is there these settings: it would keep its old ones otherwise. */
export async function setUpQueue(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  await boss.createQueue(name, settings)
  await boss.updateQueue(name, settings)
}
