import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

/** Lets a mail, or another job, that was given up be tried from the start. @throws Problem NOT_FOUND */
export async function retryGivenUpJob(
  context: Context,
  by: Administrator,
  id: string,
  reason?: string | null,
): Promise<void> {
  if (!(await context.jobs.retryDeadLetters(id))) throw nothingThere()
  await record(context, by, { id, action: 'job.retried', reason })
}

/** Forgets it: it will never be sent. @throws Problem NOT_FOUND */
export async function dropGivenUpJob(
  context: Context,
  by: Administrator,
  id: string,
  reason?: string | null,
): Promise<void> {
  if (!(await context.jobs.dropDeadLetters(id))) throw nothingThere()
  await record(context, by, { id, action: 'job.dropped', reason })
}

/** The queue works outside of our transactions: what was done there is written down right after. */
async function record(
  { orm, now }: Context,
  by: Administrator,
  {
    id: subjectId,
    action,
    reason,
  }: { id: string; action: 'job.retried' | 'job.dropped'; reason: string | null | undefined },
): Promise<void> {
  const deed = { by, action, subject: 'job', subjectId, before: null, after: null } as const
  await orm.em
    .fork()
    .transactional((em) =>
      recordAudit(em, { ...deed, personId: null, reason: reason?.trim() || null }, now()),
    )
}

const nothingThere = () => new Problem('NOT_FOUND', 'Nothing with this id was given up.')
