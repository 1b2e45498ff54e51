import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { officeRoleOf } from './office-role.ts'
import { User, type UserRow } from './user.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * A traveller's account, to be looked at.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for one of the back office
 */
export async function findTraveller({ orm }: Context, id: string): Promise<UserRow> {
  const user = await findRow(orm.em.fork(), User, { id })
  if (!user || user.erasedAt) throw new Problem('NOT_FOUND', 'There is no such account.')
  if (officeRoleOf(user)) {
    throw new Problem('RULE_VIOLATION', sentence('viewOfOffice'))
  }
  return user
}
