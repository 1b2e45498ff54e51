import type { Context } from '#platform/context/context.ts'
import { sql } from 'kysely'
import { findRows } from '#platform/database/rows.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { saveUser } from '../find-user.ts'
import type { UserRow } from '../user.entity.ts'
import { Session, type SessionRow } from './session.entity.ts'

/** Where an account is signed in, the session last used first. */
export async function listSessions({ orm, now }: Context, user: UserRow): Promise<SessionRow[]> {
  const rest = sql`
    where user_id = ${user.id} and epoch = ${user.sessionEpoch} and expires_at > ${now()}
    order by last_seen_at desc, created_at desc limit 1000`
  return findRows(orm.em.fork(), Session, rest)
}

/** @throws Problem NOT_FOUND; somebody else's session does not exist for this person */
export async function endSession({ orm }: Context, userId: string, publicId: string): Promise<void> {
  const ended = await orm.em.fork().nativeDelete(Session, { userId, publicId })
  if (ended === 0) throw new Problem('NOT_FOUND', 'That browser is not signed in any more.')
}

/** Whether a session has not ended. Under the account's lock that stays so. */
export async function isAlive(em: EntityManager, userId: string, publicId: string): Promise<boolean> {
  return (await em.count(Session, { userId, publicId })) > 0
}

/** Ends every session of an account, also one that is being started at this moment. Writes the user too. */
export async function endSessions(em: EntityManager, user: UserRow): Promise<void> {
  user.sessionEpoch += 1
  await saveUser(em, user)
  await em.nativeDelete(Session, { userId: user.id })
}

/** Ends every session of an account but one, which goes on into the new epoch. Writes the user too. */
export async function endOtherSessions(
  em: EntityManager,
  user: UserRow,
  publicId: string | undefined,
): Promise<void> {
  user.sessionEpoch += 1
  await saveUser(em, user)
  const kept = publicId ?? null
  const db = em.getKysely()
  await sql`delete from session where user_id = ${user.id} and public_id is distinct from ${kept}::uuid`.execute(
    db,
  )
  const epoch = user.sessionEpoch
  await sql`
    update session set epoch = ${epoch}, data = data || jsonb_build_object('epoch', ${epoch}::int)
    where user_id = ${user.id} and epoch = ${epoch - 1}`.execute(db)
}
