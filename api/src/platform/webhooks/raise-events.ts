import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '../database/orm.ts'
import { insertRow } from '../database/rows.ts'
import { WebhookEvent } from './webhook-event.entity.ts'
import type { WebhookOwner } from './webhook-owner.ts'

export interface NewEvent {
  type: string
  /** What it happened to, in the owner's words. */
  subject: string
  /** Rises with every step of the subject: order is not promised. */
  version: number
  data: object
}

interface Raised {
  owner: WebhookOwner
  isTest: boolean
  at: Date
}

/**
 * Tells the owner's addresses what happened, in the caller's transaction: no commit, no event; a commit, and it is delivered at least
 * once to each address that chose its type. Nothing is written for an owner without an address.
 * @param make what is told, asked for where there is somebody to tell
 */
export async function raiseEvents(
  em: EntityManager,
  { owner, isTest, at }: Raised,
  make: () => Promise<readonly NewEvent[]>,
): Promise<void> {
  const { rows } = await sql`
    select from webhook_endpoint where owner_kind = ${owner.kind} and owner_id = ${owner.id} and is_test = ${isTest}
    limit 1`.execute(em.getKysely())
  if (rows.length === 0) return
  for (const { type, subject, version, data } of await make()) {
    const id = await writeEvent(em, { owner, isTest, at }, { type, subject, version, data })
    await sql`
      insert into webhook_delivery (event_id, endpoint_id, state, tries, due_at, created_at)
      select ${id}::uuid, e.id, 'waiting', 0, ${at}::timestamptz, ${at}::timestamptz from webhook_endpoint e
      where e.owner_kind = ${owner.kind} and e.owner_id = ${owner.id} and e.is_test = ${isTest}
        and e.state = 'enabled' and e.types @> ${JSON.stringify([type])}::jsonb`.execute(em.getKysely())
  }
}

/** @returns the event's id, which is the same in every try to deliver it */
export async function writeEvent(
  em: EntityManager,
  { owner, isTest, at }: Raised,
  { type, subject, version, data }: NewEvent,
): Promise<string> {
  const id = randomUUID()
  await insertRow(em, WebhookEvent, {
    id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    type,
    subject,
    version,
    isTest,
    body: JSON.stringify({ id, type, timestamp: at.toISOString(), data }),
    createdAt: at,
  })
  return id
}
