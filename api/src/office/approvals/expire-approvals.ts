import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { Approval } from './approval.entity.ts'
import { record } from './decide-approval.ts'

/** Approvals that end in one run. */
const MOST = 100

/** What nobody decided on in time is off. */
export async function expireApprovals(context: Context): Promise<void> {
  const now = context.now()
  const over = sql`where status = 'open' and expires_at <= ${now} order by expires_at limit ${MOST}`
  for (const { id } of await findRows(context.orm.em.fork(), Approval, over)) {
    await context.orm.em.fork().transactional(async (em) => {
      const approval = await lockRow(em, Approval, sql`id = ${id} and status = 'open'`)
      if (!approval) return
      approval.status = 'expired'
      approval.decidedAt = now
      await saveRow(em, Approval, approval)
      await record(em, approval, null, now)
    })
  }
}
