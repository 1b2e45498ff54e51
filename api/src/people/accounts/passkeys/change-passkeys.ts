import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { lockUser } from '../find-user.ts'
import { takeFactorAway } from '../second-factor/change-second-factor.ts'
import type { UserRow } from '../user.entity.ts'
import { Passkey, type PasskeyRow } from './passkey.entity.ts'

type Record = (em: EntityManager) => Promise<void>

/** @throws Problem NOT_FOUND; somebody else's does not exist for this person */
export async function renamePasskey(
  context: Context,
  { userId, passkeyId, name }: { userId: string; passkeyId: string; name: string },
  record: Record,
): Promise<PasskeyRow> {
  return context.orm.em.fork().transactional(async (em) => {
    await lockUser(em, userId)
    const passkey = await lockRow(em, Passkey, sql`id = ${passkeyId} and user_id = ${userId}`)
    if (!passkey) throw noSuchPasskey()
    passkey.name = name.trim()
    await saveRow(em, Passkey, passkey)
    await record(em)
    return passkey
  })
}

/**
 * Takes a passkey away. Every session ends; the caller starts a new one.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for the last second factor where one is required
 */
export async function removePasskey(
  context: Context,
  { userId, passkeyId }: { userId: string; passkeyId: string },
  record: Record,
): Promise<UserRow> {
  const user = await takeFactorAway(context, userId, record, async (em) => {
    return (await em.nativeDelete(Passkey, { id: passkeyId, userId })) > 0
  })
  if (!user) throw noSuchPasskey()
  return user
}

const noSuchPasskey = () => new Problem('NOT_FOUND', 'There is no such passkey.')
