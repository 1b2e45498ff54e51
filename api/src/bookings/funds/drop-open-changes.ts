import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** The changes of a booking that wait for their payment, but one, wait no more. */
export async function dropOpenChanges(
  em: EntityManager,
  { bookingId, except }: { bookingId: number; except: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update booking_change set status = 'dropped', settled_at = ${now}
    where booking_id = ${bookingId} and status = 'open' and id is distinct from ${except}`.execute(
    em.getKysely(),
  )
}
