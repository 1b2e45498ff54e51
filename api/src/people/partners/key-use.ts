import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** A key that is called with all day is written down once in this time. */
const EVERY_MS = 60_000

/** Remembers that a key was called with. */
export async function noteUse(em: EntityManager, hash: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVERY_MS)
  await sql`
    update partner_key set last_used_at = ${now}
    where key_hash = ${hash} and coalesce(last_used_at <= ${before}, true)`.execute(em.getKysely())
}
