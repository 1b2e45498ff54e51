import { CARRIER_NET_PERCENT } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** What part of fare and extras a carrier gets, in percent, and the rate card that says so; null where none does. */
export interface NetRate {
  percent: number
  rateId: string | null
}

const DEFAULT_RATE: NetRate = { percent: CARRIER_NET_PERCENT, rateId: null }

/**
 * What carriers get of a ride that begins in a country. Of the cards that hold, one of the carrier goes before one of all, then one of
 * the country before one of everywhere, then the latest.
 */
export async function netRatesOf(
  em: EntityManager,
  carrierIds: readonly string[],
  countryCode: string,
  at: Date,
): Promise<(carrierId: string) => NetRate> {
  if (carrierIds.length === 0) return () => DEFAULT_RATE
  const { rows } = await sql<NetRate & { carrierId: string }>`
    select distinct on (c.id) c.id as "carrierId", r.id as "rateId", r.percent
    from unnest(${carrierIds}::uuid[]) c (id) join carrier_rate r on (r.carrier_id = c.id or r.carrier_id is null)
      and (r.country_code = ${countryCode} or r.country_code is null) and r.starts_at <= ${at}
    order by c.id, r.carrier_id is null, r.country_code is null, r.starts_at desc, r.created_at desc, r.id`.execute(
    em.getKysely(),
  )
  const known = new Map(rows.map(({ carrierId, percent, rateId }) => [carrierId, { percent, rateId }]))
  return (carrierId) => known.get(carrierId) ?? DEFAULT_RATE
}
