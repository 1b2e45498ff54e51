import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow } from '#platform/database/rows.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import { findLocked } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { AccountLink, type AccountLinkRow, type LinkPurpose } from './account-link.entity.ts'

/**
 * A link and its account, under the account's lock: the links of one account take turns, and so does everything else
 * that changes it. Whether the link still works is for the caller to see.
 * @returns null when there is no such link, or its account is gone
 */
export async function lockLink(
  em: EntityManager,
  token: string,
  purposes: LinkPurpose[],
): Promise<{ link: AccountLinkRow; user: UserRow } | null> {
  const found = await findRow(em, AccountLink, { tokenHash: tokenHash(token) })
  if (!found || !purposes.includes(found.purpose)) return null
  const user = await findLocked(em, found.userId)
  // What the link was before its turn came does not count.
  const link = user && (await lockRow(em, AccountLink, sql`id = ${found.id}`))
  return link && { link, user }
}
