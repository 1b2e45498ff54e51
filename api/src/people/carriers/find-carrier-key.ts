import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import type { KnownCarrierKey } from '#platform/contract/carrier-key.ts'
import { CARRIER_KEY } from './new-carrier-key.ts'

/**
 * Whose key it is: the call is made for the account of the carrier's owner. Its use is noted, once a minute.
 * @returns undefined for one that nobody has
 */
export async function findCarrierKey(orm: Orm, key: string, now: Date): Promise<KnownCarrierKey | undefined> {
  if (!CARRIER_KEY.test(key)) return undefined
  const db = orm.em.fork().getKysely()
  const { rows } = await sql<KnownCarrierKey>`
    select k.id, c.user_id as "userId", k.is_test as "isTest",
      k.revoked_at is null and coalesce(k.expires_at > ${now}, true) and c.state <> 'closed' and u.erased_at is null and not exists (
        select 1 from account_block b
        where b.user_id = u.id and b.lifted_at is null and (b.until is null or b.until > ${now})) as "isWorking"
    from carrier_key k join carrier c on c.id = k.carrier_id join app_user u on u.id = c.user_id
    where k.key_hash = ${tokenHash(key)}`.execute(db)
  const [known] = rows
  if (known?.isWorking)
    await sql`
      update carrier_key set last_used_at = ${now}
      where id = ${known.id} and (last_used_at is null or last_used_at <= ${new Date(now.getTime() - MS_PER_MINUTE)})`.execute(
      db,
    )
  return known
}
