import { WEBHOOK_ANSWER_SECONDS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Orm } from '../database/orm.ts'
import { LANES, LANES_WHILE_FAILING } from './lane-limits.ts'

/** A delivery that this process is at. */
export interface Claimed {
  id: number
  tries: number
  eventId: string
  body: string
  endpointId: string
  url: string
  secret: string
  oldSecret: string | null
  oldSecretUntil: Date | null
}

/** What the process is at already. */
export interface UnderWay {
  deliveryId: number
  endpointId: string
}

/** After so long whoever claimed a delivery is dead: more than a try and its record can take. */
const CLAIM_MS = 4 * WEBHOOK_ANSWER_SECONDS * 1000

/**
 * Takes deliveries whose turn has come, of each address no more than it has lanes, so that none keeps the others waiting. Another process
 * takes others; what is taken and never recorded is taken again, under the same event's id.
 */
export async function claimDeliveries(
  orm: Orm,
  now: Date,
  underWay: readonly UnderWay[],
  limit: number,
): Promise<Claimed[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const ids = underWay.map(({ deliveryId }) => deliveryId)
  const endpoints = underWay.map(({ endpointId }) => endpointId)
  const { rows } = await sql<Claimed>`
    with due as (
      select distinct endpoint_id from webhook_delivery where state = 'waiting' and due_at <= ${now}
    ), lane as (
      select e.id, case when e.failing_since is null then ${LANES}::int else ${LANES_WHILE_FAILING}::int end
        - (select count(*)::int from unnest(${endpoints}::uuid[]) as busy where busy = e.id) as free
      from webhook_endpoint e join due on due.endpoint_id = e.id where e.state = 'enabled'
    ), taken as (
      select d.id from lane cross join lateral (
        select w.id, w.due_at from webhook_delivery w
        where w.endpoint_id = lane.id and w.state = 'waiting' and w.due_at <= ${now}
          and coalesce(w.claimed_until <= ${now}, true) and w.id <> all (${ids}::int[])
        order by w.due_at, w.id limit greatest(lane.free, 0) for update skip locked) d
      order by d.due_at, d.id limit ${limit}
    )
    update webhook_delivery d set claimed_until = ${claimedUntil}
    from taken, webhook_event v, webhook_endpoint e
    where d.id = taken.id and v.id = d.event_id and e.id = d.endpoint_id
    returning d.id, d.tries, d.event_id as "eventId", v.body, d.endpoint_id as "endpointId", e.url, e.secret,
      e.old_secret as "oldSecret", e.old_secret_until as "oldSecretUntil"`.execute(orm.em.fork().getKysely())
  return rows.map((row) => ({ ...row, oldSecretUntil: row.oldSecretUntil && new Date(row.oldSecretUntil) }))
}
