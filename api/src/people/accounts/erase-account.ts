import type { EntityManager } from '#platform/database/orm.ts'
import { endSessions } from './sessions/sessions.service.ts'
import type { UserRow } from './user.entity.ts'

/**
 * Ends an account for good: nobody is signed in, and nobody will be. What it tells of the person is erased with the rest of
 * what is known of them (the room privacy), under the same lock.
 */
export async function eraseAccount(em: EntityManager, user: UserRow, now: Date): Promise<void> {
  Object.assign(user, {
    emailConfirmedAt: null,
    isAdmin: false,
    staffRole: null,
    closesAt: null,
    closedAt: user.closedAt ?? now,
    erasedAt: now,
  })
  await endSessions(em, user)
}
