import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { User, type UserRow } from './user.entity.ts'

/** Administrators leave one after the other, until the transaction ends: two at once would each count the other. */
export async function lockAdministrators(em: EntityManager): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(em.getKysely())
}

/**
 * Somebody has to be left who may do everything.
 * @throws Problem RULE_VIOLATION
 */
export async function assertAnotherAdministrator(em: EntityManager, user: UserRow): Promise<void> {
  await lockAdministrators(em)
  const others = await em.count(User, { isAdmin: true, erasedAt: null, id: { $ne: user.id } })
  if (others === 0) throw new Problem('RULE_VIOLATION', sentence('lastAdministrator'))
}
