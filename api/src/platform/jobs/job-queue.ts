import { PgBoss, type QueueResult } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../database/orm.ts'
import { recipientIndex } from './recipient-index.ts'

export const DEAD_LETTERS = 'parked'

/** The zone of all times at which jobs come round. */
export const UTC = 'UTC'

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
  const parked = await boss.getQueue(DEAD_LETTERS)
  await setUpQueue(boss, DEAD_LETTERS, { retentionSeconds: PARKED_SECONDS }, parked)
  await boss.getDb().executeSql(recipientIndex(DEAD_LETTERS))
  return boss
}

/**
 * Makes a queue, or gives one that is there these settings: it would keep its old ones otherwise.
 * @param there what is known of it; one that has these settings already is left alone, as nearly all are at a start
 */
export async function setUpQueue(
  boss: PgBoss,
  name: string,
  settings: QueueSettings,
  there?: QueueResult | null,
): Promise<void> {
  if (there && Object.entries(settings).every(([key, value]) => there[key as keyof QueueResult] === value))
    return
  await boss.createQueue(name, settings)
  await boss.updateQueue(name, settings)
}

/** What an earlier start has left: queues by their name, and the times in UTC at which jobs come round. */
export interface LeftQueues {
  queues: ReadonlyMap<string, QueueResult>
  /** Cron lines by the name of the queue. */
  times: ReadonlyMap<string, string>
}

export async function leftQueues(boss: PgBoss): Promise<LeftQueues> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  const inUtc = schedules.filter(({ timezone }) => timezone === UTC)
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    times: new Map(inUtc.map(({ name, cron }) => [name, cron])),
  }
}
