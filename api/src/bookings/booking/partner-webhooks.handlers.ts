import type { components } from '@fiacre/sdk/contract'
import { DEVELOPERS, membershipOf } from '#people/partners/change-partner.ts'
import type { PartnerRow } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { gradeReceiver } from '#platform/webhooks/grade-receiver.ts'
import { listOwnDeliveries, pingOwn, replayOwn } from '#platform/webhooks/own-deliveries.ts'
import {
  addOwnEndpoint,
  listOwnEndpoints,
  removeOwnEndpoint,
  rotateOwnSecret,
  setOwnEndpointState,
} from '#platform/webhooks/own-endpoints.ts'
import type { WebhookOwner } from '#platform/webhooks/webhook-owner.ts'
import { BOOKING_EVENT_TYPES } from './booking-news.ts'
import { sampleNews } from './sample-news.ts'
import { sentence } from '#platform/http/sentence.ts'

/** The webhooks of a partner, which tell of bookings: they are seen to by its owners and developers. */
export const partnerWebhookHandlers: Handlers<
  | 'listPartnerWebhooks'
  | 'addPartnerWebhook'
  | 'removePartnerWebhook'
  | 'setPartnerWebhookState'
  | 'rotatePartnerWebhookSecret'
  | 'pingPartnerWebhook'
  | 'listPartnerWebhookDeliveries'
  | 'replayPartnerWebhooks'
  | 'gradePartnerWebhook'
> = {
  async listPartnerWebhooks({ userId }, context) {
    const owner = await look(context, userId)
    return { status: 200, body: await listOwnEndpoints(context, owner, BOOKING_EVENT_TYPES) }
  },

  async addPartnerWebhook({ userId, body: { test, ...asked } }, context) {
    const partner = await openPartner(context, userId)
    if (!test && !partner.isLive) throw new Problem('PARTNER_STATE', sentence('webhooksAfterApproval'))
    const wanted = { ...asked, isTest: test }
    return { status: 201, body: await addOwnEndpoint(context, ownerOf(partner), wanted, BOOKING_EVENT_TYPES) }
  },

  async removePartnerWebhook({ userId, path }, context) {
    await removeOwnEndpoint(context, await look(context, userId), path.webhookId)
    return said('The address is forgotten.')
  },

  async setPartnerWebhookState({ userId, path, body }, context) {
    const owner = await change(context, userId)
    return { status: 200, body: await setOwnEndpointState(context, owner, path.webhookId, body.state) }
  },

  async rotatePartnerWebhookSecret({ userId, path, body }, context) {
    const owner = await change(context, userId)
    return { status: 200, body: await rotateOwnSecret(context, owner, path.webhookId, body.overlapHours) }
  },

  async pingPartnerWebhook({ userId, path }, context) {
    await pingOwn(context, await change(context, userId), path.webhookId)
    return said('A ping is on its way.')
  },

  async listPartnerWebhookDeliveries({ userId, path, query }, context) {
    const owner = await look(context, userId)
    return { status: 200, body: await listOwnDeliveries(context, owner, path.webhookId, query.before) }
  },

  async replayPartnerWebhooks({ userId, path, body }, context) {
    const owner = await change(context, userId)
    return { status: 200, body: { count: await replayOwn(context, owner, path.webhookId, body) } }
  },

  async gradePartnerWebhook({ userId, path }, context) {
    const owner = await change(context, userId)
    const sample = sampleNews(context.now())
    return { status: 200, body: await gradeReceiver(context, owner, path.webhookId, sample) }
  },
}

const ownerOf = ({ id }: PartnerRow): WebhookOwner => ({ kind: 'partner', id })

/** @throws Problem NOT_FOUND, FORBIDDEN */
async function look({ orm }: Context, userId: string): Promise<WebhookOwner> {
  return ownerOf((await membershipOf(orm.em.fork(), userId, DEVELOPERS)).partner)
}

const change = async (context: Context, userId: string) => ownerOf(await openPartner(context, userId))

/** @throws Problem as `look`, and PARTNER_STATE for a partner that is closed */
async function openPartner({ orm }: Context, userId: string): Promise<PartnerRow> {
  const { partner } = await membershipOf(orm.em.fork(), userId, DEVELOPERS)
  if (partner.state === 'closed') throw new Problem('PARTNER_STATE', sentence('partnerClosed'))
  return partner
}

const said = (message: string): { status: 200; body: components['schemas']['Message'] } => ({
  status: 200,
  body: { message },
})
