import type { components } from '@fiacre/sdk/contract'
import { DEVELOPERS, membershipOf } from '#people/partners/change-partner.ts'
import { Partner, type PartnerRow } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { HandlerRequest, Handlers } from '#platform/contract/handler.ts'
import { findRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
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

/** The webhooks of a partner, which tell of bookings: they are seen to by its owners and developers, and by its keys that may. */
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
  async listPartnerWebhooks(request, context) {
    const owner = await look(context, request)
    return { status: 200, body: await listOwnEndpoints(context, owner, BOOKING_EVENT_TYPES) }
  },

  async addPartnerWebhook({ body: { test, ...asked }, ...request }, context) {
    const partner = await openPartner(context, request)
    const owner = ownerOf(partner, request)
    if (owner.isTest !== undefined && owner.isTest !== test) throw otherMode()
    if (!test && !partner.isLive) throw new Problem('PARTNER_STATE', sentence('webhooksAfterApproval'))
    const wanted = { ...asked, isTest: test }
    return { status: 201, body: await addOwnEndpoint(context, owner, wanted, BOOKING_EVENT_TYPES) }
  },

  async removePartnerWebhook({ path, ...request }, context) {
    await removeOwnEndpoint(context, await look(context, request), path.webhookId)
    return said('The address is forgotten.')
  },

  async setPartnerWebhookState({ path, body, ...request }, context) {
    const owner = await change(context, request)
    return { status: 200, body: await setOwnEndpointState(context, owner, path.webhookId, body.state) }
  },

  async rotatePartnerWebhookSecret({ path, body, ...request }, context) {
    const owner = await change(context, request)
    return { status: 200, body: await rotateOwnSecret(context, owner, path.webhookId, body.overlapHours) }
  },

  async pingPartnerWebhook({ path, ...request }, context) {
    await pingOwn(context, await change(context, request), path.webhookId)
    return said('A ping is on its way.')
  },

  async listPartnerWebhookDeliveries({ path, query, ...request }, context) {
    const owner = await look(context, request)
    return { status: 200, body: await listOwnDeliveries(context, owner, path.webhookId, query.before) }
  },

  async replayPartnerWebhooks({ path, body, ...request }, context) {
    const owner = await change(context, request)
    return { status: 200, body: { count: await replayOwn(context, owner, path.webhookId, body) } }
  },

  async gradePartnerWebhook({ path, ...request }, context) {
    const owner = await change(context, request)
    const sample = sampleNews(context.now())
    return { status: 200, body: await gradeReceiver(context, owner, path.webhookId, sample) }
  },
}

/** Who asks: a member in a session, or the partner itself by a key. */
type Asking = Pick<HandlerRequest<'listPartnerWebhooks'>, 'userId' | 'partner'>

/** A key sees to the addresses of its own mode alone: what is for trying out reaches no real ones. */
const ownerOf = ({ id }: Pick<PartnerRow, 'id'>, { partner }: Asking): WebhookOwner => {
  const owner = { kind: 'partner', id } as const
  return partner?.keyId ? { ...owner, isTest: partner.isTest } : owner
}

/** @throws Problem NOT_FOUND, FORBIDDEN */
const look = async (context: Context, asking: Asking) => ownerOf(await partnerOf(context, asking), asking)

/** @throws Problem as `look`, and PARTNER_STATE for a partner that is closed */
const change = async (context: Context, asking: Asking) => ownerOf(await openPartner(context, asking), asking)

async function openPartner(context: Context, asking: Asking): Promise<PartnerRow> {
  const partner = await partnerOf(context, asking)
  if (partner.state === 'closed') throw new Problem('PARTNER_STATE', sentence('partnerClosed'))
  return partner
}

async function partnerOf({ orm }: Context, { userId, partner }: Asking): Promise<PartnerRow> {
  const em = orm.em.fork()
  if (!partner?.keyId) return (await membershipOf(em, userId, DEVELOPERS)).partner
  const row = await findRow(em, Partner, { id: partner.partnerId })
  if (!row) throw new Problem('NOT_FOUND', 'You act for no partner yet.')
  return row
}

const otherMode = () => fieldProblem('RULE_VIOLATION', 'test', sentence('keyOfOtherMode'))

const said = (message: string): { status: 200; body: components['schemas']['Message'] } => ({
  status: 200,
  body: { message },
})
