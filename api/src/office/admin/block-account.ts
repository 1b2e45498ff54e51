import { blockUser } from '#people/accounts/blocking.service.ts'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Blocks an account, and writes down who did, and why. @throws Problem as `blockUser` does, and RULE_VIOLATION without a reason */
export async function blockAccount(
  context: Context,
  by: Administrator,
  userId: string,
  order: { reason: string; until?: string | null | undefined; mayBlockOffice: boolean },
): Promise<void> {
  const reason = order.reason.trim()
  if (reason === '') throw new Problem('RULE_VIOLATION', sentence('reasonMissing'))
  const until = order.until ? new Date(order.until) : null
  const deed = { by, before: null, after: { until: until?.toISOString() ?? null }, reason }
  const about = { subject: 'user', subjectId: userId, personId: userId, action: 'user.blocked' } as const
  await blockUser(context, {
    userId,
    by: by.id,
    mayBlockOffice: order.mayBlockOffice,
    reason,
    until,
    record: (em) => recordAudit(em, { ...about, ...deed }, context.now()),
  })
}
