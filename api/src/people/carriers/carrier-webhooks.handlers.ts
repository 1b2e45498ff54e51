import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { listOwnDeliveries, pingOwn, replayOwn } from '#platform/webhooks/own-deliveries.ts'
import {
  addOwnEndpoint,
  listOwnEndpoints,
  removeOwnEndpoint,
  rotateOwnSecret,
  setOwnEndpointState,
} from '#platform/webhooks/own-endpoints.ts'
import type { WebhookOwner } from '#platform/webhooks/webhook-owner.ts'
import { CARRIER_EVENT_TYPES } from './carrier-event-types.ts'
import { ownedCarrier } from './owned-carrier.ts'

const REMOVED = { message: 'The address is forgotten.' }
const SENT = { message: 'A ping is on its way.' }

export const carrierWebhookHandlers: Handlers<
  | 'listCarrierWebhooks'
  | 'addCarrierWebhook'
  | 'removeCarrierWebhook'
  | 'setCarrierWebhookState'
  | 'rotateCarrierWebhookSecret'
  | 'pingCarrierWebhook'
  | 'listCarrierWebhookDeliveries'
  | 'replayCarrierWebhooks'
> = {
  async listCarrierWebhooks({ userId }, context) {
    const owner = await ownerFor(context, userId, 'look')
    return { status: 200, body: await listOwnEndpoints(context, owner, CARRIER_EVENT_TYPES) }
  },

  async addCarrierWebhook({ userId, body }, context) {
    const owner = await ownerFor(context, userId, 'change')
    const { test: isTest = false, ...wanted } = body
    const asked = { ...wanted, isTest }
    return { status: 201, body: await addOwnEndpoint(context, owner, asked, CARRIER_EVENT_TYPES) }
  },

  async removeCarrierWebhook({ userId, path }, context) {
    await removeOwnEndpoint(context, await ownerFor(context, userId, 'look'), path.webhookId)
    return { status: 200, body: REMOVED }
  },

  async setCarrierWebhookState({ userId, path, body }, context) {
    const owner = await ownerFor(context, userId, 'change')
    return { status: 200, body: await setOwnEndpointState(context, owner, path.webhookId, body.state) }
  },

  async rotateCarrierWebhookSecret({ userId, path, body }, context) {
    const owner = await ownerFor(context, userId, 'change')
    return { status: 200, body: await rotateOwnSecret(context, owner, path.webhookId, body.overlapHours) }
  },

  async pingCarrierWebhook({ userId, path }, context) {
    await pingOwn(context, await ownerFor(context, userId, 'change'), path.webhookId)
    return { status: 200, body: SENT }
  },

  async listCarrierWebhookDeliveries({ userId, path, query }, context) {
    const owner = await ownerFor(context, userId, 'look')
    return { status: 200, body: await listOwnDeliveries(context, owner, path.webhookId, query.before) }
  },

  async replayCarrierWebhooks({ userId, path, body }, context) {
    const owner = await ownerFor(context, userId, 'change')
    return { status: 200, body: { count: await replayOwn(context, owner, path.webhookId, body) } }
  },
}

async function ownerFor(context: Context, userId: string, wants: 'look' | 'change'): Promise<WebhookOwner> {
  return { kind: 'carrier', id: (await ownedCarrier(context, userId, wants)).id }
}
