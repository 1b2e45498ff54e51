import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { findById } from '#platform/database/together-by-id.ts'
import { signInNeeded } from '#platform/http/problem.ts'
import { User, type UserRow } from './user.entity.ts'

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The account with this address; those of people who were removed have none, and nobody signs in to a guest's. */
export async function findByEmail({ orm }: Pick<Context, 'orm'>, email: string): Promise<UserRow | null> {
  const user = await findRow(orm.em.fork(), User, { email: normaliseEmail(email) })
  return user?.erasedAt || user?.contactEmail ? null : user
}

/** @throws Problem UNAUTHORIZED when the account is gone */
export async function getUser({ orm }: Context, id: string): Promise<UserRow> {
  const user = await findById(orm, User, id)
  if (!user || user.erasedAt) throw signInNeeded()
  return user
}

/**
 * The account under its lock, to be changed and saved: whoever changes it takes turns, and nothing is written into one that was just removed.
 * @throws Problem UNAUTHORIZED when the account is gone
 */
export async function lockUser(em: EntityManager, id: string): Promise<UserRow> {
  const user = await findLocked(em, id)
  if (!user) throw signInNeeded()
  return user
}

/** The account under its lock; null when there is none, or its person was removed. */
export async function findLocked(em: EntityManager, id: string): Promise<UserRow | null> {
  return lockRow(em, User, sql`id = ${id} and erased_at is null`)
}

/** Writes what has changed of a locked account. */
export async function saveUser(em: EntityManager, user: UserRow): Promise<void> {
  await saveRow(em, User, user)
}

/** What `holdUser` asks, to be a part of another statement. */
export function heldUser(id: string): RawBuilder<unknown> {
  return sql`select 1 from app_user where id = ${id} and erased_at is null for share`
}

/**
 * Holds an account open until the transaction ends: nobody removes the person meanwhile. Several may hold it at once.
 * @throws Problem UNAUTHORIZED when the account is gone
 */
export async function holdUser(em: EntityManager, id: string): Promise<void> {
  const { rows } = await heldUser(id).execute(em.getKysely())
  if (rows.length === 0) throw signInNeeded()
}
