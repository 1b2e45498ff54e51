import { MS_PER_HOUR, WEBHOOK_ENDPOINTS_MOST } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager, Orm } from '../database/orm.ts'
import { findRows, insertRow, lockRow, saveRow } from '../database/rows.ts'
import { seal } from '../database/seal.ts'
import { isUuid } from '../database/uuid.ts'
import { sentence } from '../http/sentence.ts'
import { EndpointRefused } from './endpoint-refused.ts'
import { readEndpointUrl } from './endpoint-url.ts'
import { dropWaiting } from './drop-waiting.ts'
import { WebhookEndpoint, type WebhookEndpointRow } from './webhook-endpoint.entity.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { newWebhookSecret } from './webhook-secret.ts'

/** What the services of addresses are given. */
export interface WebhookDesk {
  orm: Orm
  /** Seals the secrets. */
  sealKey: string
  /** Whether this machine itself may be an address: where one tries things out. */
  allowsLoopback: boolean
}

export interface NewEndpoint {
  url: string
  types: readonly string[]
  isTest: boolean
  noticeEmail?: string | undefined
}

/** A secret can be seen once: when it is made. */
interface Made {
  id: string
  url: string
  secret: string
}

/** @throws EndpointRefused when the address cannot be one, or there are too many */
export async function addEndpoint(
  { orm, sealKey, allowsLoopback }: WebhookDesk,
  owner: WebhookOwner,
  { types, isTest, noticeEmail, ...asked }: NewEndpoint,
  now: Date,
): Promise<Made> {
  const url = readEndpointUrl(asked.url, { allowsLoopback })
  const secret = newWebhookSecret()
  const id = randomUUID()
  await orm.em.fork().transactional(async (em) => {
    // Two at once would both find room.
    await sql`select pg_advisory_xact_lock(hashtext(${`webhooks:${owner.kind}:${owner.id}`}))`.execute(
      em.getKysely(),
    )
    if ((await endpointsOf(em, owner)).length >= WEBHOOK_ENDPOINTS_MOST)
      throw new EndpointRefused(
        `There are ${WEBHOOK_ENDPOINTS_MOST} addresses already, which is the most.`,
        sentence('mostReached', { most: WEBHOOK_ENDPOINTS_MOST }),
      )
    await insertRow(em, WebhookEndpoint, {
      id,
      ownerKind: owner.kind,
      ownerId: owner.id,
      url,
      types: [...types],
      isTest,
      secret: seal(secret, sealKey),
      oldSecret: null,
      oldSecretUntil: null,
      state: 'enabled',
      disabledReason: null,
      failingSince: null,
      noticeEmail: noticeEmail ?? null,
      createdAt: now,
    })
  })
  return { id, url, secret }
}

export function endpointsOf(em: EntityManager, { kind, id }: WebhookOwner): Promise<WebhookEndpointRow[]> {
  return findRows(
    em,
    WebhookEndpoint,
    sql`where owner_kind = ${kind} and owner_id = ${id} order by created_at, id`,
  )
}

/**
 * Makes a secret in the place of another, which signs along for a while, so that a receiver can change over.
 * @returns the new one: the only time that it can be seen
 */
export async function rotateSecret(
  { orm, sealKey }: WebhookDesk,
  id: string,
  overlapHours: number,
  now: Date,
): Promise<string> {
  const secret = newWebhookSecret()
  await changeEndpoint(orm, id, (endpoint) => {
    endpoint.oldSecret = overlapHours > 0 ? endpoint.secret : null
    endpoint.oldSecretUntil = overlapHours > 0 ? new Date(now.getTime() + overlapHours * MS_PER_HOUR) : null
    endpoint.secret = seal(secret, sealKey)
  })
  return secret
}

/** Switches an address on again, or off: what waits for it is dropped then, and can be sent again later. */
export async function setEndpointState(
  orm: Orm,
  id: string,
  state: WebhookEndpointRow['state'],
): Promise<void> {
  await changeEndpoint(orm, id, async (endpoint, em) => {
    endpoint.state = state
    endpoint.failingSince = null
    endpoint.disabledReason = state === 'disabled' ? 'owner' : null
    if (state === 'disabled') await dropWaiting(em, id)
  })
}

/** Forgets an address, and what was sent to it. */
export async function removeEndpoint(orm: Orm, id: string): Promise<void> {
  await changeEndpoint(orm, id, async (_, em) => {
    await sql`delete from webhook_endpoint where id = ${id}`.execute(em.getKysely())
  })
}

async function changeEndpoint(
  orm: Orm,
  id: string,
  change: (endpoint: WebhookEndpointRow, em: EntityManager) => void | Promise<void>,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const endpoint = isUuid(id) ? await lockRow(em, WebhookEndpoint, sql`id = ${id}`) : null
    if (!endpoint)
      throw new Error(`There is no address ${id}. "webhooks list" shows a partner's with their ids.`)
    await change(endpoint, em)
    await saveRow(em, WebhookEndpoint, endpoint)
  })
}
