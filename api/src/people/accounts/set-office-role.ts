import type { Context } from '#platform/context/context.ts'
import type { OfficeRole } from '#platform/contract/office-role.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { findLocked, saveUser } from './find-user.ts'
import { assertAnotherAdministrator, lockAdministrators } from './last-administrator.ts'
import { officeRoleOf } from './office-role.ts'
import { User, type UserRow } from './user.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

interface RoleChange {
  userId: string
  /** The administrator who decides. */
  by: string
  role: OfficeRole | null
  /** The tag of the account that the role was decided for. */
  ifMatch?: string | undefined
  /** Told of a role that changed in the same transaction, at its end. */
  record: (em: EntityManager, before: OfficeRole | null) => Promise<void>
}

/**
 * Gives an account a role in the back office, or takes it away.
 * @throws Problem NOT_FOUND when there is no such account, or it is closed; RULE_VIOLATION for one's own, and for the last
 * administrator; FORBIDDEN when who decides is no administrator any more; PRECONDITION_FAILED
 */
export async function setOfficeRole(
  { orm }: Context,
  { userId, by, role, ifMatch, record }: RoleChange,
): Promise<void> {
  if (userId === by) {
    throw new Problem('RULE_VIOLATION', sentence('notOneself'))
  }
  await orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user || (user.closedAt && role !== null)) throw new Problem('NOT_FOUND', 'There is no such account.')
    assertMatches(ifMatch, judgedAccount(user))
    const before = officeRoleOf(user) ?? null
    if (before === role) return
    await lockAdministrators(em)
    // Two administrators may be taking each other's role away at this moment: the second has none any more.
    const decider = await findRow(em, User, { id: by })
    if (!decider?.isAdmin) throw new Problem('FORBIDDEN', 'Access denied. Only administrators may do this.')
    if (user.isAdmin) await assertAnotherAdministrator(em, user)
    user.isAdmin = role === 'administrator'
    user.staffRole = role === 'administrator' ? null : role
    await saveUser(em, user)
    await record(em, before)
  })
}

/** What whoever gives a role looks at: who it is, and what they may do now. */
export function judgedAccount({ id, email, firstName, lastName, isAdmin, staffRole }: UserRow): object {
  return { id, email, firstName, lastName, isAdmin, staffRole: staffRole ?? null }
}
