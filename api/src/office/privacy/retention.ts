import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { dropPartitions, makePartitions } from '#platform/database/partitions/keep-partitions.ts'
import { reckonFigures } from '../figures/reckon-figures.ts'
import { deleteBookings } from './delete-bookings.ts'
import { emptyColumns } from './erase-rows.ts'
import { retentionLimit } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { lockBookingsToDelete } from './lock-bookings.ts'
import { sweepNeverPaid } from './never-paid.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { Sql } from './whose.ts'

/** Rows a statement deletes at most: short locks, however much there is. */
const BATCH = 5_000
/** Bookings that go at once, with all that hangs on them. */
const BOOKINGS = 500

/** Deletes what has been kept as long as it is needed. Safe to run at any time, twice, and in several processes. */
export async function sweep(context: Context): Promise<void> {
  const now = context.now()
  await makeRoom(context)
  // What is deleted now has been counted before.
  await reckonFigures(context.orm, now)
  await purgeOldBookings(context)
  await sweepNeverPaid(context)
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if ('parted' in table.kept) await dropPartitions(context, table.kept.parted, now)
    if ('gone' in table.kept) await deleteRows(context, name, table, table.kept.gone(now))
    if (table.fades) await emptyColumns(context.orm.em.fork().getKysely(), name, table.fades(now))
  }
}

/** Makes room, by time, for what is written next. */
export async function makeRoom(context: Context): Promise<void> {
  for (const { kept } of Object.values(PERSONAL_DATA))
    if ('parted' in kept) await makePartitions(context, kept.parted, context.now())
}

/** Journeys of seven years ago, with everything that hangs on them; the ledger stays, it names nobody. */
async function purgeOldBookings(context: Context): Promise<void> {
  const limit = retentionLimit(context.now())
  for (;;) {
    const count = await context.orm.em.fork().transactional(async (em) => {
      const rows = await lockBookingsToDelete(em, sql`where b.pickup_at <= ${limit}`, BOOKINGS)
      await deleteBookings(em, rows)
      return rows.length
    })
    if (count === 0) return
  }
}

async function deleteRows({ orm }: Context, name: string, table: KeptTable, where: Sql): Promise<void> {
  const key = sql.ref(table.key ?? 'ctid')
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(name)} where ${key} in
        (select ${key} from ${sql.table(name)} where ${where} limit ${BATCH})`.execute(
      orm.em.fork().getKysely(),
    )
    if (numAffectedRows < BATCH) return
  }
}
