import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../database/orm.ts'
import { isUuid } from '../database/uuid.ts'
import type { JobKind } from './job-kind.ts'
import { openQueue, DEAD_LETTERS } from './job-queue.ts'

/** A job that was given up, waiting for a person. */
export interface DeadLetter {
  id: string
  /** The name of its kind. */
  kind: string
  /** What it was about, in its kind's words; empty for a kind that is not known. Never a link. */
  about: string
  error: string
  parkedAt: Date
}

export interface DeadLetters {
  /** Everything that was given up, oldest first. @param kinds say what their jobs are about */
  parked(kinds: readonly JobKind<object>[]): Promise<DeadLetter[]>
  /** Lets a job be tried from the start. @returns false when there is no such parked job */
  retryDeadLetters(id: string): Promise<boolean>
  /** Forgets a job. @returns false when there is no such parked job */
  dropDeadLetters(id: string): Promise<boolean>
}

/** A parked job as the queue has it. */
export interface ParkedJob {
  id: string
  sourceName: string | null
  data: object
  sourceOutput: object | null
  createdOn: Date
}

export function toDeadLetter(
  { id, sourceName, data, sourceOutput, createdOn }: ParkedJob,
  kinds: readonly JobKind<object>[],
): DeadLetter {
  return {
    id,
    kind: sourceName ?? '',
    about: kinds.find(({ name }) => name === sourceName)?.about?.(data) ?? '',
    error: messageOf(sourceOutput),
    parkedAt: createdOn,
  }
}

/** The dead letters of a queue. */
export function deadLetters(boss: PgBoss): DeadLetters {
  return {
    async parked(kinds) {
      const jobs = await boss.findJobs<object>(DEAD_LETTERS)
      return jobs
        .toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
        .map((job) => toDeadLetter(job, kinds))
    },
    async retryDeadLetters(id) {
      return isUuid(id) && (await boss.redrive(DEAD_LETTERS, { ids: [id] })) === 1
    },
    async dropDeadLetters(id) {
      if (!isUuid(id) || (await boss.findJobs(DEAD_LETTERS, { id })).length === 0) return false
      await boss.deleteJob(DEAD_LETTERS, id)
      return true
    },
  }
}

/** The dead letters for a program that looks in for a moment: nothing is worked on. */
export async function openDeadLetters(
  connection: Connection,
  log: Logger,
): Promise<DeadLetters & { close(): Promise<void> }> {
  const boss = await openQueue(connection, log)
  return { ...deadLetters(boss), close: () => boss.stop({ graceful: false }) }
}

function messageOf(output: object | null): string {
  if (output && 'message' in output) return String(output.message)
  // A job whose process died has the queue's own words, one level down.
  if (output && 'value' in output && output.value instanceof Object) return messageOf(output.value)
  return ''
}
