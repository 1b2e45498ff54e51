import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { User } from './user.entity.ts'

/** Whether an account is an administrator's, now. */
export async function isAdministrator({ orm }: Context, userId: string): Promise<boolean> {
  const user = await findRow(orm.em.fork(), User, { id: userId })
  return user?.isAdmin ?? false
}
