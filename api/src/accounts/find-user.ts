import type { Context } from '../context.ts'
import { findRow } from '../database/rows.ts'
import { Problem } from '../http/problem.ts'
import { User, type UserRow } from './user.entity.ts'

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The account with this address; those of people who were removed have none. */
export async function findByEmail({ orm }: Pick<Context, 'orm'>, email: string): Promise<UserRow | null> {
  const user = await findRow(orm.em.fork(), User, { email: normaliseEmail(email) })
  return user?.erasedAt ? null : user
}

/** @throws Problem UNAUTHORIZED when the account is gone */
export async function getUser({ orm }: Context, id: string): Promise<UserRow> {
  const user = await findRow(orm.em.fork(), User, { id })
  if (!user || user.erasedAt) throw new Problem('UNAUTHORIZED', 'Authentication required')
  return user
}
