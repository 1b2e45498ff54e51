import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { findLocked, saveUser } from './find-user.ts'

/**
 * Lets an account do everything an administrator may; whoever is one already stays one.
 * @param record told of a new administrator in the same transaction, at its end
 * @throws Problem NOT_FOUND when there is no such account, or it is closed
 */
export async function grantAdmin(
  { orm }: Context,
  userId: string,
  record: (em: EntityManager) => Promise<void>,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user || user.closedAt) throw new Problem('NOT_FOUND', 'There is no such account.')
    if (user.isAdmin) return
    user.isAdmin = true
    user.staffRole = null
    await saveUser(em, user)
    await record(em)
  })
}
