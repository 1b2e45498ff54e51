import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import type { Check } from './check.ts'
import { HealthAlert } from './health-alert.entity.ts'

/**
 * Somebody is on it: no mail says so again. Whoever says it after another takes over.
 * @throws Problem NOT_FOUND where nothing of the kind is wrong
 */
export async function takeCheck(
  { orm, now }: Context,
  by: Administrator,
  name: Check['name'],
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const alert = await lockRow(em, HealthAlert, sql`name = ${name} and well_since is null`)
    if (!alert) throw new Problem('NOT_FOUND', 'Nothing is wrong with it, as far as was looked until now.')
    const before = { isTaken: Boolean(alert.takenBy) }
    alert.takenBy = by.id
    alert.takenAt = now()
    await saveRow(em, HealthAlert, alert)
    const subject = { subject: 'health-check', subjectId: name } as const
    const facts = { before, after: { isTaken: true }, personId: null, reason: null }
    await recordAudit(em, { by, action: 'health-check.taken', ...subject, ...facts }, now())
  })
}
