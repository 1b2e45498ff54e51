import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { hashOfKey, hintOfKey } from './keys.ts'
import { LOOPBACK_ORIGINS } from './origins.ts'

const ID = '00000000-0000-4000-8000-00000000f1ac'
const KEY = 'pk_demo'
const PROMO = 'WELCOME10'

/**
 * A partner to try the widget with: the key `pk_demo`, which works on pages of one's own machine and makes test
 * bookings, and the promo code WELCOME10, ten per cent off for everyone. Not in production: see claim-database.ts.
 */
export async function seedDemoPartner(orm: Orm, now: Date): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely()
    await sql`
      insert into partner (id, name, created_at) values (${ID}, 'Demo partner', ${now}) on conflict do nothing`.execute(
      db,
    )
    await sql`
      insert into partner_key (id, partner_id, kind, mode, key_hash, hint, created_at)
      values (${randomUUID()}, ${ID}, 'publishable', 'test', ${hashOfKey(KEY)}, ${hintOfKey(KEY)}, ${now})
      on conflict do nothing`.execute(db)
    for (const list of ['partner_origin', 'partner_return_url']) {
      await sql`
        insert into ${sql.table(list)} select ${ID}::uuid, unnest(${LOOPBACK_ORIGINS}::text[])
        on conflict do nothing`.execute(db)
    }
    await sql`
      insert into promo_code (id, code, percent, created_at) values (${randomUUID()}, ${PROMO}, 10, ${now})
      on conflict do nothing`.execute(db)
  })
}

/** Whether the demo partner is here at all, and whether what anybody can know of it still works. */
export async function demoPartnerIn(
  em: EntityManager,
  now: Date,
): Promise<{ isHere: boolean; works: boolean }> {
  const { rows } = await sql<{ works: boolean }>`
    select exists (
        select 1 from partner_key where key_hash = ${hashOfKey(KEY)} and revoked_at is null
          and coalesce(expires_at > ${now}, true)
      ) or exists (
        select 1 from promo_code where code = ${PROMO} and coalesce(ends_at > ${now}, true)
      ) as works
    from partner where id = ${ID}`.execute(em.getKysely())
  return { isHere: rows.length > 0, works: rows[0]?.works ?? false }
}
