import { CompiledQuery } from 'kysely'
import { PgBoss, type JobResult } from 'pg-boss'
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
  /** Runs something at the times of a cron line (UTC), in one of the processes. */
  every(kind: { name: string }, cron: string, run: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const PARKED = 'parked'

/** A job whose process died is seen after its expiry, and run again. */
const TIMING = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
/**
 * Workers ask twice a second. Being woken for every job instead took more of the database than making a booking did,
 * and a backlog was worked off one by one; so a busy second's jobs are taken together, and a full batch is followed by
 * the next at once.
 */
const BATCHES = {
  pollingIntervalSeconds: 0.5,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const RETRIES = { retryLimit: 8, retryBackoff: true, retryDelay: 2, retryDelayMax: 900, expireInSeconds: 15 }

/** The job queue, in the same PostgreSQL as everything else. */
export async function startJobs(connection: Connection, log: Logger): Promise<Jobs> {
  const target = 'url' in connection ? { connectionString: connection.url } : connection
  const boss = new PgBoss({ ...target, max: 3, schema: 'jobs', application_name: 'fiacre-jobs', ...TIMING })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await boss.createQueue(PARKED)
  const jobs: Jobs = {
    async enqueue(em, kind, data, options) {
      await boss.send(kind.name, data, { ...options, db: inTransaction(em) })
    },
    async work(kind, run) {
      const options = { ...RETRIES, deadLetter: PARKED }
      await boss.createQueue(kind.name, options)
      // A queue that exists keeps its old settings otherwise.
      await boss.updateQueue(kind.name, options)
      await boss.work<Parameters<typeof run>[0], JobResult, typeof BATCHES>(kind.name, BATCHES, (jobs) =>
        Promise.all(jobs.map((job) => outcome(kind.name, job.id, run(job.data, job.id)))),
      )
    },
    async every({ name }, cron, run) {
      await jobs.work({ name }, run)
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
  return jobs

  /** Each job of a batch succeeds or fails by itself. */
  async function outcome(name: string, id: string, work: Promise<void>): Promise<JobResult> {
    try {
      await work
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, job: name, id }, 'a job failed and will be tried again')
      return { id, status: 'failed', output: { message: String(error) } }
    }
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
