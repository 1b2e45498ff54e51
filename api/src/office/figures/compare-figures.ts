import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'

/**
 * The revenue of all days, and what the ledger says of the same: what is held for bookings, and what was earned of it. Both are
 * read at one moment, of the days that are over or have been reckoned.
 */
export async function sumsOfFigures(orm: Orm): Promise<{ figureCents: number; ledgerCents: number }> {
  const { rows } = await sql<{ figures: string; ledger: string }>`
    select (select coalesce(sum(received_cents - returned_cents), 0) from figure_day) as figures,
      (select coalesce(-sum(e.amount_cents), 0) from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where e.account like 'booking:%' and p.kind not in ('EARNING', 'REVERSAL')
          and p.created_at <= (select reckoned_at from figure_state where id = 1)) as ledger`.execute(
    orm.em.fork().getKysely(),
  )
  return { figureCents: Number(rows[0]?.figures ?? 0), ledgerCents: Number(rows[0]?.ledger ?? 0) }
}
