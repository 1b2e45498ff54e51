import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { TELL_HELD } from '#platform/mail/held-mail.ts'
import { saveUser } from './find-user.ts'
import type { UserRow } from './user.entity.ts'

/** Somebody showed that they read the account's address. The first time, what was held back until then is told. */
export async function confirmAddress(
  { jobs, now }: Context,
  em: EntityManager,
  user: UserRow,
): Promise<void> {
  const isFirst = !user.emailConfirmedAt
  user.emailConfirmedAt = now()
  await saveUser(em, user)
  if (isFirst) await jobs.enqueue(em, TELL_HELD, { userId: user.id })
}
