import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { findLocked, saveUser } from './find-user.ts'

/**
 * Lets an account do everything an administrator may; whoever is one already stays one.
 * @throws Problem NOT_FOUND when there is no such account, or it is closed
 */
export async function grantAdmin({ orm }: Context, userId: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user || user.closedAt) throw new Problem('NOT_FOUND', 'There is no such account.')
    user.isAdmin = true
    await saveUser(em, user)
  })
}
