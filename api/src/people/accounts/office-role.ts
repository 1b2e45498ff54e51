import type { Context } from '#platform/context/context.ts'
import type { OfficeRole } from '#platform/contract/office-role.ts'
import { findRow } from '#platform/database/rows.ts'
import { User, type UserRow } from './user.entity.ts'

/** What an account is in the back office; undefined for travellers. */
export function officeRoleOf({ isAdmin, staffRole }: UserRow): OfficeRole | undefined {
  return isAdmin ? 'administrator' : (staffRole ?? undefined)
}

/** The same of the account with this id, now: a role that is taken away is gone with the next call. */
export async function findOfficeRole({ orm }: Context, userId: string): Promise<OfficeRole | undefined> {
  const user = await findRow(orm.em.fork(), User, { id: userId })
  return user ? officeRoleOf(user) : undefined
}
