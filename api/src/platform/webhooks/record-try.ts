import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import type { EntityManager } from '../database/orm.ts'
import { insertRow, lockRow, saveRow } from '../database/rows.ts'
import { enqueueAccountMail } from '../mail/mail.service.ts'
import type { Claimed } from './claim-deliveries.ts'
import { dropWaiting } from './drop-waiting.ts'
import { isLost, nextTry } from './next-try.ts'
import type { Tried } from './try-delivery.ts'
import { WebhookAttempt } from './webhook-attempt.entity.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { WebhookEndpoint, type DisabledReason, type WebhookEndpointRow } from './webhook-endpoint.entity.ts'

/** Writes down a try, and what follows of it for the delivery and its address. */
export async function recordTry(context: Context, claimed: Claimed, tried: Tried): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    // The address first: whoever switches it off locks it before its deliveries.
    const endpoint = await lockRow(em, WebhookEndpoint, sql`id = ${claimed.endpointId}`)
    const delivery = await lockRow(em, WebhookDelivery, sql`id = ${claimed.id}`)
    if (!endpoint || !delivery) return
    const { at, durationMs, outcome, status, answer, retryAfter } = tried
    await insertRow(em, WebhookAttempt, { deliveryId: claimed.id, at, durationMs, outcome, status, answer })
    const now = context.now()
    const isDelivered = outcome === 'delivered'
    delivery.tries += 1
    delivery.claimedUntil = null
    const { tries } = delivery
    const next = isDelivered || outcome === 'gone' ? null : nextTry({ tries, retryAfter }, now, Math.random())
    // It was dropped meanwhile, unless it has arrived all the same.
    if (isDelivered) delivery.state = 'delivered'
    else if (delivery.state === 'waiting' && !next) delivery.state = 'failed'
    delivery.dueAt = delivery.state === 'waiting' ? next : null
    await saveRow(em, WebhookDelivery, delivery)
    endpoint.failingSince = isDelivered ? null : (endpoint.failingSince ?? now)
    const reason = endpoint.state === 'enabled' ? reasonToDisable(endpoint, outcome, now) : undefined
    if (reason) await disable(context, em, endpoint, reason)
    await saveRow(em, WebhookEndpoint, endpoint)
  })
}

function reasonToDisable(
  { failingSince }: WebhookEndpointRow,
  outcome: Tried['outcome'],
  now: Date,
): DisabledReason | undefined {
  if (outcome === 'gone') return 'gone'
  return failingSince && isLost(failingSince, now) ? 'failing' : undefined
}

/** Nothing more is sent there; its owner hears of it once, where somebody is to be written to. */
async function disable(
  context: Context,
  em: EntityManager,
  endpoint: WebhookEndpointRow,
  reason: DisabledReason,
): Promise<void> {
  endpoint.state = 'disabled'
  endpoint.disabledReason = reason
  await dropWaiting(em, endpoint.id)
  if (!endpoint.noticeEmail) return
  await enqueueAccountMail(context, em, {
    kind: 'webhook-disabled',
    account: endpoint.noticeEmail,
    url: endpoint.url,
    reason: reason === 'gone' ? 'gone' : 'failing',
  })
}
