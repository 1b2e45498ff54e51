import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { WebhookOwner } from './webhook-owner.ts'

/** Switches every address of somebody off, and drops what waits for it. */
export async function disableAll(em: EntityManager, { kind, id }: WebhookOwner): Promise<void> {
  const db = em.getKysely()
  await sql`
    update webhook_endpoint set state = 'disabled', disabled_reason = 'owner', failing_since = null
    where owner_kind = ${kind} and owner_id = ${id} and state = 'enabled'`.execute(db)
  await sql`
    update webhook_delivery set state = 'dropped', due_at = null, claimed_until = null
    where state = 'waiting' and endpoint_id in (
      select e.id from webhook_endpoint e where e.owner_kind = ${kind} and e.owner_id = ${id})`.execute(db)
}
