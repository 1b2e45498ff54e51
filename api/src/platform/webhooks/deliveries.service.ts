import { sql } from 'kysely'
import type { Orm } from '../database/orm.ts'
import { findRow } from '../database/rows.ts'
import { isUuid } from '../database/uuid.ts'
import { writeEvent } from './raise-events.ts'
import type { DeliveryState } from './webhook-delivery.entity.ts'
import type { WebhookOutcome } from './webhook-attempt.entity.ts'
import { WebhookEndpoint, type WebhookEndpointRow } from './webhook-endpoint.entity.ts'

/** The event that anybody who has an address can ask for. */
const PING = 'ping'

/** More at once would be no help to anybody's server. */
const MOST_REPLAYED = 10_000

/** A delivery with its last try. */
export interface DeliverySummary {
  id: number
  eventId: string
  type: string
  subject: string
  version: number
  createdAt: Date
  state: DeliveryState
  tries: number
  dueAt: Date | null
  outcome: WebhookOutcome | null
  status: number | null
  answer: string | null
  durationMs: number | null
  body: string
}

/**
 * What was sent to an address, the newest first.
 * @param before only those with a smaller id
 */
export async function listDeliveries(
  orm: Orm,
  endpointId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<DeliverySummary[]> {
  const { id } = await endpointBy(orm, endpointId)
  const earlier = before === undefined ? sql`` : sql`and d.id < ${before}`
  const { rows } = await sql<DeliverySummary>`
    select d.id, d.event_id as "eventId", v.type, v.subject, v.version, d.created_at as "createdAt", d.state, d.tries,
      d.due_at as "dueAt", a.outcome, a.status, a.answer, a.duration_ms as "durationMs", v.body
    from webhook_delivery d join webhook_event v on v.id = d.event_id
    left join lateral (
      select * from webhook_attempt t where t.delivery_id = d.id order by t.id desc limit 1) a on true
    where d.endpoint_id = ${id} ${earlier} order by d.id desc limit ${limit}`.execute(
    orm.em.fork().getKysely(),
  )
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    dueAt: row.dueAt && new Date(row.dueAt),
  }))
}

/** Sends a `ping`. @throws Error when the address is switched off */
export async function ping(orm: Orm, endpointId: string, now: Date): Promise<void> {
  const endpoint = await enabledBy(orm, endpointId)
  await orm.em.fork().transactional(async (em) => {
    const { id, ownerKind, ownerId, isTest } = endpoint
    const owner = { kind: ownerKind, id: ownerId }
    const event = { type: PING, subject: id, version: 1, data: { endpointId: id } }
    const eventId = await writeEvent(em, { owner, isTest, at: now }, event)
    await sql`
      insert into webhook_delivery (event_id, endpoint_id, state, tries, due_at, created_at)
      values (${eventId}, ${id}, 'waiting', 0, ${now}, ${now})`.execute(em.getKysely())
  })
}

/** What is sent again: one delivery, or all that an address chose and that happened between two moments. */
export type Replayed = { deliveryId: number } | { from: Date; until: Date }

/**
 * Sends events again, under the ids that they had, the oldest first. What is still on its way is left to come by itself.
 * @returns how many
 * @throws Error when the address is switched off
 */
export async function replay(orm: Orm, endpointId: string, what: Replayed, now: Date): Promise<number> {
  const endpoint = await enabledBy(orm, endpointId)
  const chosen =
    'deliveryId' in what
      ? sql`v.id = (select event_id from webhook_delivery where id = ${what.deliveryId} and endpoint_id = ${endpoint.id})`
      : sql`v.created_at >= ${what.from} and v.created_at < ${what.until}
          and ${JSON.stringify(endpoint.types)}::jsonb @> to_jsonb(v.type)`
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (event_id, endpoint_id, state, tries, due_at, created_at)
    select v.id, ${endpoint.id}::uuid, 'waiting', 0, ${now}::timestamptz, ${now}::timestamptz from webhook_event v
    where v.owner_kind = ${endpoint.ownerKind} and v.owner_id = ${endpoint.ownerId} and v.is_test = ${endpoint.isTest}
      and ${chosen} and not exists (
        select from webhook_delivery w where w.event_id = v.id and w.endpoint_id = ${endpoint.id} and w.state = 'waiting')
    order by v.created_at, v.id limit ${MOST_REPLAYED}`.execute(orm.em.fork().getKysely())
  return Number(numAffectedRows ?? 0)
}

async function enabledBy(orm: Orm, id: string): Promise<WebhookEndpointRow> {
  const endpoint = await endpointBy(orm, id)
  if (endpoint.state === 'enabled') return endpoint
  throw new Error(`The address ${id} is switched off. "webhooks enable ${id}" switches it on.`)
}

async function endpointBy(orm: Orm, id: string): Promise<WebhookEndpointRow> {
  const endpoint = isUuid(id) ? await findRow(orm.em.fork(), WebhookEndpoint, { id }) : null
  if (endpoint) return endpoint
  throw new Error(`There is no address ${id}. "webhooks list" shows a partner's with their ids.`)
}
