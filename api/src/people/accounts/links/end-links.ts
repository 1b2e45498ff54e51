import type { EntityManager } from '#platform/database/orm.ts'
import type { UserRow } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'

/**
 * Ends the links of an address that still work, to a new password and to sign in: those of an old one would work again if the
 * address ever came back.
 */
export async function endLinks(em: EntityManager, { id: userId }: UserRow, now: Date): Promise<void> {
  const purpose = { $in: ['reset-password' as const, 'sign-in-link' as const] }
  await em.nativeUpdate(AccountLink, { userId, purpose, usedAt: null }, { usedAt: now })
}
