import type { Context } from '#platform/context/context.ts'
import { lockUser } from './find-user.ts'
import { endSessions } from './sessions/sessions.service.ts'

/** Ends every session of an account. */
export async function signOutEverywhere({ orm }: Context, userId: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await endSessions(em, await lockUser(em, userId))
  })
}
