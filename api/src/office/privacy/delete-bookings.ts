import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { LockedBooking } from './lock-bookings.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** Deletes bookings with everything that hangs on them but the ledger, which names nobody. */
export async function deleteBookings(em: EntityManager, rows: readonly LockedBooking[]): Promise<void> {
  if (rows.length === 0) return
  const bookings = sql.join(rows.map(({ id }) => id))
  const quotes = sql.join(rows.map(({ quoteId }) => quoteId))
  for (const [name, { kept }] of Object.entries(PERSONAL_DATA)) {
    if (!('withBookings' in kept)) continue
    await sql`delete from ${sql.table(name)} where ${kept.withBookings(bookings, quotes)}`.execute(
      em.getKysely(),
    )
  }
}
