import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { disableAll } from '#platform/webhooks/disable-all.ts'

/** Ends the keys and the webhooks of a partner that is closed. Its bookings stay as they are. */
export async function endAccess(em: EntityManager, partnerId: string, now: Date): Promise<void> {
  await sql`
    update partner_key set revoked_at = ${now} where partner_id = ${partnerId} and revoked_at is null`.execute(
    em.getKysely(),
  )
  await disableAll(em, { kind: 'partner', id: partnerId })
}
