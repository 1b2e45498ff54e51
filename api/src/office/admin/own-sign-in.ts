import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** Why somebody shows once more who they are. */
export const FACTOR_PROOF =
  'Your sign-in is changed only right after you typed your password. Please type it again.'

/** What a new session keeps of the one before. */
export const provenBefore = (provenAt: Date | undefined) => (provenAt ? { provenAt } : {})

/** Writes down what somebody did to their own sign-in. */
export function ownSignIn(
  context: Context,
  { userId, ip, action }: { userId: string; ip: string; action: AuditAction },
) {
  return (em: EntityManager): Promise<void> => {
    const about = { subject: 'user', subjectId: userId, personId: userId } as const
    const deed = { by: { id: userId, ip }, before: null, after: null, reason: null, action }
    return recordAudit(em, { ...about, ...deed }, context.now())
  }
}
