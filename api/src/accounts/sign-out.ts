import { LockMode } from '@mikro-orm/core'
import type { Context } from '../context.ts'
import { endSessions } from './sessions/sessions.service.ts'
import { User } from './user.entity.ts'

/** Ends every session of an account. */
export async function signOutEverywhere({ orm }: Context, userId: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await endSessions(
      em,
      await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    )
  })
}
