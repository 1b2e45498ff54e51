import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../database/orm.ts'
import { isUuid } from '../database/uuid.ts'
import type { JobKind } from './jobs.ts'
import { openQueue, PARKED } from './job-queue.ts'

/** A job that was given up, waiting for a person. */
export interface ParkedJob {
  id: string
  /** The name of its kind. */
  kind: string
  /** What it was about, in its kind's words; empty for a kind that is not known. Never a link. */
  about: string
  error: string
  parkedAt: Date
}

export interface ParkedJobs {
  /** Everything that was given up, oldest first. @param kinds say what their jobs are about */
  parked(kinds: readonly JobKind<object>[]): Promise<ParkedJob[]>
  /** Lets a job be tried from the start. @returns false when there is no such parked job */
  retryParked(id: string): Promise<boolean>
  /** Forgets a job. @returns false when there is no such parked job */
  dropParked(id: string): Promise<boolean>
}

/** The dead letters of a queue. */
export function parkedJobs(boss: PgBoss): ParkedJobs {
  return {
    async parked(kinds) {
      const jobs = await boss.findJobs<object>(PARKED)
      return jobs
        .toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
        .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
          id,
          kind: sourceName ?? '',
          about: kinds.find(({ name }) => name === sourceName)?.about?.(data) ?? '',
          error: messageOf(sourceOutput),
          parkedAt: createdOn,
        }))
    },
    async retryParked(id) {
      return isUuid(id) && (await boss.redrive(PARKED, { ids: [id] })) === 1
    },
    async dropParked(id) {
      if (!isUuid(id) || (await boss.findJobs(PARKED, { id })).length === 0) return false
      await boss.deleteJob(PARKED, id)
      return true
    },
  }
}

/** The dead letters for a program that looks in for a moment: nothing is worked on. */
export async function openParkedJobs(
  connection: Connection,
  log: Logger,
): Promise<ParkedJobs & { close(): Promise<void> }> {
  const boss = await openQueue(connection, log)
  return { ...parkedJobs(boss), close: () => boss.stop({ graceful: false }) }
}

function messageOf(output: object | null): string {
  if (output && 'message' in output) return String(output.message)
  // A job whose process died has the queue's own words, one level down.
  if (output && 'value' in output && output.value instanceof Object) return messageOf(output.value)
  return ''
}
