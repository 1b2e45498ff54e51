import type { components } from '@fiacre/sdk/contract'
import type { Context } from '../context/context.ts'
import { Problem } from '../http/problem.ts'
import { listDeliveries, ping, replay, type DeliverySummary, type Replayed } from './deliveries.service.ts'
import { ownEndpoint } from './own-endpoints.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { sentence } from '../http/sentence.ts'

type Schemas = components['schemas']

/** Deliveries of one answer. */
const PAGE = 50

/** What was sent to an address of the owner, the newest first. @throws Problem NOT_FOUND */
export async function listOwnDeliveries(
  context: Context,
  owner: WebhookOwner,
  id: string,
  before: number | undefined,
): Promise<Schemas['WebhookDeliveryList']> {
  await ownEndpoint(context, owner, id)
  const all = await listDeliveries(context.orm, id, { limit: PAGE + 1, before })
  const shown = all.slice(0, PAGE)
  return {
    deliveries: shown.map(deliveryView),
    next: all.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** @throws Problem NOT_FOUND, RULE_VIOLATION for an address that is switched off */
export async function pingOwn(context: Context, owner: WebhookOwner, id: string): Promise<void> {
  await assertOn(context, owner, id)
  await ping(context.orm, id, context.now())
}

/** Sends again. @returns how many. @throws Problem NOT_FOUND, RULE_VIOLATION for an address that is switched off, or without saying what */
export async function replayOwn(
  context: Context,
  owner: WebhookOwner,
  id: string,
  asked: Schemas['WebhookReplay'],
): Promise<number> {
  await assertOn(context, owner, id)
  return replay(context.orm, id, replayed(asked, context.now()), context.now())
}

function replayed({ deliveryId, from, until }: Schemas['WebhookReplay'], now: Date): Replayed {
  if (deliveryId !== undefined && from === undefined && until === undefined) return { deliveryId }
  if (deliveryId === undefined && from !== undefined)
    return { from: new Date(from), until: until === undefined ? now : new Date(until) }
  throw new Problem('RULE_VIOLATION', sentence('deliveryOrTime'))
}

async function assertOn(context: Context, owner: WebhookOwner, id: string): Promise<void> {
  const { state } = await ownEndpoint(context, owner, id)
  if (state === 'disabled') throw new Problem('RULE_VIOLATION', sentence('endpointOff'))
}

function deliveryView(row: DeliverySummary): Schemas['WebhookDelivery'] {
  return {
    id: row.id,
    eventId: row.eventId,
    type: row.type,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    tries: row.tries,
    dueAt: row.dueAt?.toISOString() ?? null,
    outcome: row.outcome,
    status: row.status,
    answer: row.answer,
    durationMs: row.durationMs,
    body: row.body,
  }
}
