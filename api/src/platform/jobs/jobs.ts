import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection, EntityManager } from '../database/orm.ts'
import { pipeline } from '../database/pipeline.ts'
import { JobRefused } from './job-refused.ts'
import { stopQueue } from './stop-queue.ts'
import { wakeWorkers } from './wake-workers.ts'
import { openQueue, DEAD_LETTERS, leftQueues, setUpQueue, UTC, type Watch } from './job-queue.ts'
import { deadLetters, type DeadLetters } from './dead-letters.ts'
import { SHORT_PLAN, UPKEEP_PLAN, type RetryPlan } from './retry-plan.ts'
import type { JobKind } from './job-kind.ts'

export interface Jobs extends DeadLetters {
  /** Writes the job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    em: EntityManager,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>
  /** The same for several jobs of a kind, in one statement. */
  enqueueAll<Data extends object>(em: EntityManager, kind: JobKind<Data>, all: readonly Data[]): Promise<void>
  /**
   * Starts working on a kind. A job that throws is tried again by the plan, and then parked; one that throws JobRefused
   * is parked at once. `id` is the same in every attempt, also after a person has taken the job out of parking.
   * @param batchSize how many are begun at once
   */
  work<Data extends object>(
    kind: JobKind<Data>,
    run: (data: Data, id: string) => Promise<void>,
    plan?: RetryPlan,
    batchSize?: number,
  ): Promise<void>
  /** Runs something at the times of a cron line (UTC), in one of the processes. */
  every(kind: { name: string }, cron: string, run: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** A job that was done, and emptied, by a process that died before it could say so. */
const isDone = (job: JobWithMetadata<object | null>) => job.data === null

const idOf = (job: JobWithMetadata) => job.sourceRootId ?? job.id

const WATCH: Watch = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
/**
 * Workers are woken twice a second where there is something for them, and ask for themselves twice a minute. Being woken for every
 * job instead took more of the database than making a booking did, and a backlog was worked off one by one; so a busy second's
 * jobs are taken together, and a full batch is followed by the next at once.
 */
const BATCHES = {
  pollingIntervalSeconds: 30,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

type Batches = typeof BATCHES & { batchSize: number }

/** So that what they do at once does not take all that there is of it, such as connections. */
const BATCH_SIZE = 10

/** What is done is forgotten after a day: its data may name people. */
const DONE_SECONDS = 24 * 3600

/** The job queue, in the same PostgreSQL as everything else. */
export async function startJobs(connection: Connection, log: Logger, watch = WATCH): Promise<Jobs> {
  const boss = await openQueue(connection, log, watch)
  const left = await leftQueues(boss)
  const waker = wakeWorkers(boss, (err) => log.error({ err }, 'jobs cannot be looked for'))
  const worked = new Set<string>()
  const jobs: Jobs = {
    ...deadLetters(boss),
    async enqueue(em, kind, data, options) {
      await boss.send(kind.name, data, { ...options, db: inTransaction(em) })
    },
    async enqueueAll(em, kind, all) {
      const jobs = all.map((data) => ({ data }))
      await boss.insert(kind.name, jobs, { db: inTransaction(em) })
    },
    async work<Data extends object>(
      kind: JobKind<Data>,
      run: (data: Data, id: string) => Promise<void>,
      plan = SHORT_PLAN,
      batchSize = BATCH_SIZE,
    ) {
      const settings = {
        ...plan,
        retryBackoff: true,
        deadLetter: DEAD_LETTERS,
        deleteAfterSeconds: DONE_SECONDS,
      }
      await setUpQueue(boss, kind.name, settings, left.queues.get(kind.name))
      const worker = await boss.work<Data, JobResult, Batches>(kind.name, { ...BATCHES, batchSize }, (jobs) =>
        Promise.all(jobs.map((job) => outcome(job, isDone(job) ? undefined : run(job.data, idOf(job))))),
      )
      waker.add(kind.name, worker)
      worked.add(kind.name)
    },
    async every({ name }, cron, run) {
      await jobs.work({ name }, run, UPKEEP_PLAN)
      if (left.times.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: UTC })
    },
    async stop() {
      await waker.stop()
      await stopQueue(boss, [...worked])
    },
  }
  return jobs

  /** Each job of a batch succeeds or fails by itself. */
  async function outcome(job: JobWithMetadata, work: Promise<void> | undefined): Promise<JobResult> {
    const { id, name } = job
    try {
      await work
      return { id, status: 'completed' }
    } catch (error) {
      const isRefused = error instanceof JobRefused
      const isLast = isRefused || job.retryCount >= job.retryLimit
      if (isLast) log.error({ err: error, job: name, id }, 'a job is given up and parked')
      else log.warn({ err: error, job: name, id }, 'a job failed and will be tried again')
      const output = { message: error instanceof Error ? error.message : String(error) }
      return { id, status: isRefused ? 'deadletter' : 'failed', output }
    }
  }

  /** Nobody asks for the ids of jobs: they are written on the way. */
  function inTransaction(em: EntityManager) {
    return {
      async executeSql(text: string, values: unknown[] = []) {
        await pipeline(em, { text, values })
        return { rows: [] }
      },
    }
  }
}
