import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection, EntityManager } from '../database/orm.ts'

/** A job's name and the shape of its data; each room declares its own. */
export interface JobKind<Data extends object> {
  name: string
  /** Compile-time only. */
  data?: Data
}

export interface Jobs {
  /** Writes the job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    em: EntityManager,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>
  /** Starts working on a kind. A job that throws is tried again, with growing pauses; then it is parked. */
  work<Data extends object>(
    kind: JobKind<Data>,
    run: (data: Data, id: string) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}

const PARKED = 'parked'

/** Workers are woken by the database. A job whose process died is seen after its expiry, and run again. */
const TIMING = { useListenNotify: true, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
/** A notification tells of a new job, not of one whose time has come: that is what asking is for. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
const RETRIES = { retryLimit: 8, retryBackoff: true, retryDelay: 2, retryDelayMax: 900, expireInSeconds: 15 }

/** The job queue, in the same PostgreSQL as everything else. */
export async function startJobs(connection: Connection, log: Logger): Promise<Jobs> {
  const target = 'url' in connection ? { connectionString: connection.url } : connection
  const boss = new PgBoss({ ...target, max: 3, schema: 'jobs', application_name: 'fiacre-jobs', ...TIMING })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await boss.createQueue(PARKED)
  return {
    async enqueue(em, kind, data, options) {
      await boss.send(kind.name, data, { ...options, db: inTransaction(em) })
    },
    async work(kind, run) {
      const options = { ...RETRIES, deadLetter: PARKED, notify: true }
      await boss.createQueue(kind.name, options)
      // A queue that exists keeps its old settings otherwise.
      await boss.updateQueue(kind.name, options)
      await boss.work<Parameters<typeof run>[0]>(kind.name, POLLING, async ([job]) => {
        if (job) await run(job.data, job.id)
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }

  function inTransaction(em: EntityManager) {
    const kysely = em.getKysely()
    return {
      async executeSql(text: string, values: unknown[] = []) {
        const result = await kysely.executeQuery(CompiledQuery.raw(text, values))
        return { rows: result.rows }
      },
    }
  }
}
