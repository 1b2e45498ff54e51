import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { cardKey } from './traveller-of-promo.ts'

/** Whether any code asks how often a traveller used it: otherwise cards are nobody's business. */
export async function doCardsMatter(em: EntityManager): Promise<boolean> {
  const { rows } = await sql`
    select 1 from promo_code where max_uses_per_traveller is not null limit 1`.execute(em.getKysely())
  return rows.length > 0
}

/**
 * Remembers that a booking was paid with a card, as a keyed hash: what was used with it counts for whoever pays with it, from their
 * next use on.
 */
export async function noteCard(
  context: Context,
  em: EntityManager,
  bookingId: number,
  fingerprint: string,
): Promise<void> {
  const db = em.getKysely()
  const key = cardKey(context, fingerprint)
  await sql`
    insert into traveller_card (card_key, user_id, seen_at)
    select ${key}, u.id, ${context.now()}::timestamptz from booking b join app_user u on u.id = b.user_id
    where b.id = ${bookingId} and not b.is_test and u.erased_at is null for share of u
    on conflict (card_key, user_id) do update set seen_at = excluded.seen_at`.execute(db)
  await sql`update promo_use set card_key = ${key} where booking_id = ${bookingId}`.execute(db)
}
