import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** Of two calls by which somebody comes to act for a partner, the second waits: an account acts for one. */
export async function lockActing(em: EntityManager, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner of ${userId}`}, 0))`.execute(
    em.getKysely(),
  )
}
