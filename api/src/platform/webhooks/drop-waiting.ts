import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** Drops what waits for an address that is switched off. */
export async function dropWaiting(em: EntityManager, endpointId: string): Promise<void> {
  await sql`
    update webhook_delivery set state = 'dropped', due_at = null, claimed_until = null
    where endpoint_id = ${endpointId} and state = 'waiting'`.execute(em.getKysely())
}
