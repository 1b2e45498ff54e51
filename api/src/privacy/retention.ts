import { sql, type RawBuilder } from 'kysely'
import { sweepAttempts } from '../accounts/attempts.ts'
import type { Context } from '../context.ts'
import { deleteBookings } from './delete-bookings.ts'
import { daysBefore, KEPT_DAYS, retentionLimit } from './keeping.ts'
import { sweepNeverPaid } from './never-paid.ts'

/** Rows a statement deletes at most: short locks, however much there is. */
const BATCH = 5_000

/** Deletes what has been kept as long as it is needed. Safe to run at any time, twice, and in several processes. */
export async function sweep(context: Context): Promise<void> {
  const now = context.now()
  await deleteRows(context, 'session', sql`expires_at <= ${now}`)
  await deleteRows(
    context,
    'idempotency_record',
    sql`created_at <= ${daysBefore(now, KEPT_DAYS.idempotency)}`,
  )
  await deleteRows(context, 'account_link', sql`created_at <= ${daysBefore(now, KEPT_DAYS.links)}`)
  await deleteRows(context, 'mail_delivery', sql`claimed_at <= ${daysBefore(now, KEPT_DAYS.deliveries)}`)
  const promoLimit = daysBefore(now, KEPT_DAYS.promoTravellers)
  await deleteRows(context, 'traveller_card', sql`seen_at <= ${promoLimit}`)
  await sql`
    update promo_use set mailbox_key = null, card_key = null
    where created_at <= ${promoLimit} and (mailbox_key is not null or card_key is not null)`.execute(
    context.orm.em.fork().getKysely(),
  )
  await deleteRows(
    context,
    'mail_record',
    sql`at <= ${daysBefore(now, KEPT_DAYS.mailRecords)}
      or (booking_number is null and at <= ${daysBefore(now, KEPT_DAYS.mailCounts)})`,
  )
  await deleteRows(
    context,
    'checkout_session',
    sql`booking_id is null and expires_at <= ${daysBefore(now, KEPT_DAYS.checkouts)}`,
  )
  await deleteRows(
    context,
    'quote',
    sql`used_at is null and expires_at <= ${daysBefore(now, KEPT_DAYS.quotes)}
      and not exists (select 1 from checkout_session c where c.quote_id = quote.id)
      and not exists (select 1 from booking b where b.quote_id = quote.id)`,
  )
  // After the checkouts, which may name the price of a booking and a person who was removed.
  await sweepNeverPaid(context)
  await purgeOldBookings(context)
  await sweepAttempts(context)
}

/** Journeys of seven years ago, with everything that hangs on them; the ledger stays, it names nobody. */
async function purgeOldBookings(context: Context): Promise<void> {
  const limit = retentionLimit(context.now())
  for (;;) {
    const count = await context.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely()
      const { rows } = await sql<{ id: number; quote_id: string }>`
        select id, quote_id from booking where pickup_at <= ${limit} order by id limit 500 for update`.execute(
        db,
      )
      if (rows.length === 0) return 0
      await deleteBookings(em, rows)
      return rows.length
    })
    if (count === 0) break
  }
  // Rows of removed people that no booking names any more.
  await deleteRows(
    context,
    'app_user',
    sql`erased_at is not null and not exists (select 1 from booking b where b.user_id = app_user.id)
      and not exists (select 1 from checkout_session c where c.user_id = app_user.id)`,
  )
}

async function deleteRows({ orm }: Context, table: string, where: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in
        (select ctid from ${sql.table(table)} where ${where} limit ${BATCH})`.execute(
      orm.em.fork().getKysely(),
    )
    if (numAffectedRows < BATCH) return
  }
}
