import type { EntityManager } from '#platform/database/orm.ts'
import { endSessions } from './sessions/sessions.service.ts'
import type { UserRow } from './user.entity.ts'

/** Opens an account that was closed, and counts the months without a transaction anew. */
export function startAnew(user: UserRow, now: Date): void {
  user.activeAt = now
  user.closedAt = null
  staysOpen(user)
}

/** Takes back what the warnings announced. */
export function staysOpen(user: UserRow): void {
  user.closesAt = null
  user.closingWarnings = 0
}

/** Closes an account: its sessions end, and nobody signs in until a new password opens it again. */
export async function closeAccount(em: EntityManager, user: UserRow, now: Date): Promise<void> {
  user.closedAt = now
  user.closesAt = null
  await endSessions(em, user)
}
