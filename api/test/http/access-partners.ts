import type { components } from '@fiacre/sdk/contract'
import { randomUUID } from 'node:crypto'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { OperationId } from '#platform/contract/handler.ts'
import { newPartner } from '../support/partners.ts'
import { ensurePartner, makeKey, partnerDetails } from '../support/partner-area.ts'
import type { Call, Scene } from './access-call.ts'

type Hooks = components['schemas']['WebhookEndpointList']
type MadeHook = components['schemas']['MadeWebhookEndpoint']

const AGREED = { agreementVersion: LEGAL_DOCUMENTS['partnership-agreement'].version, language: 'en' }

/** Nobody listens there. */
const RECEIVER = { url: 'http://127.0.0.1:9/', test: true }

/** Calls about the owner's partner, and about partners of others for the back office. */
export const PARTNER_REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  getPartner: async (scene) => ofOwner(scene, {}),
  listPartnerBookings: async (scene) => ofOwner(scene, {}),
  checkPartnerPage: async (scene) => ofOwner(scene, { body: { url: 'http://127.0.0.1:9/' } }),
  getPartnerTestBooking: async (scene) => ofOwner(scene, { more: { bookingNumber: 'FC-7K2M9Q' } }),
  movePartnerTestClock: async (scene) =>
    ofOwner(scene, { more: { bookingNumber: 'FC-7K2M9Q' }, body: { to: 'pickup' } }),
  listPartnerRequests: async (scene) => ofOwner(scene, {}),
  listPartnerPromoCodes: async (scene) => ofOwner(scene, {}),
  addPartnerPromoCode: async (scene) => ofOwner(scene, { body: { code: 'HOTEL5', percent: 5 } }),
  endPartnerPromoCode: async (scene) => ofOwner(scene, { more: { code: 'NONE' } }),
  invitePartnerMember: async (scene) => ofOwner(scene, { body: { role: 'developer' } }),
  dropPartnerInvitation: async (scene) => ({ id: (await invitation(scene)).id }),
  readPartnerInvitation: async (scene) => ({ body: { token: (await invitation(scene)).token } }),
  joinPartner: async () => ({ body: { token: 'nobody' } }),
  setPartnerMemberRole: async (scene) => ofOwner(scene, { id: randomUUID(), body: { role: 'finance' } }),
  removePartnerMember: async (scene) => ofOwner(scene, { id: randomUUID() }),
  getPartnerFigures: async (scene) => ofOwner(scene, {}),
  savePartner: async () => ({ body: partnerDetails() }),
  submitPartner: async (scene) => ofOwner(scene, { body: AGREED }),
  agreeToPartnership: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensurePartner(client)
    await client.call('POST', '/api/partner/submission', AGREED)
    return { body: AGREED }
  },
  closePartner: async (scene) => ofOwner(scene, {}),
  createPartnerKey: async (scene) => ofOwner(scene, { body: { kind: 'publishable', mode: 'test' } }),
  rotatePartnerKey: async (scene) => ({ id: await ownKey(scene), body: { overlapHours: 0 } }),
  revokePartnerKey: async (scene) => ({ id: await ownKey(scene) }),
  savePartnerPages: async (scene) =>
    ofOwner(scene, { body: { origins: ['https://own.example'], returnUrls: [] } }),
  listPartnerWebhooks: async (scene) => ofOwner(scene, {}),
  addPartnerWebhook: async (scene) => ofOwner(scene, { body: RECEIVER }),
  removePartnerWebhook: async (scene) => ({ id: await ownHook(scene) }),
  setPartnerWebhookState: async (scene) => ({ id: await ownHook(scene), body: { state: 'enabled' } }),
  rotatePartnerWebhookSecret: async (scene) => ({ id: await ownHook(scene), body: { overlapHours: 1 } }),
  pingPartnerWebhook: async (scene) => ({ id: await ownHook(scene) }),
  listPartnerWebhookDeliveries: async (scene) => ({ id: await ownHook(scene) }),
  replayPartnerWebhooks: async (scene) => ({ id: await ownHook(scene), body: { deliveryId: 1 } }),
  gradePartnerWebhook: async (scene) => ({ id: await ownHook(scene) }),
  decidePartner: async ({ service }) => ({
    id: (await newPartner(service)).id,
    body: { decision: 'suspend', reason: 'Asked for by the police.', fields: [] },
  }),
}

async function ofOwner({ cast }: Scene, call: Call): Promise<Call> {
  await ensurePartner((await cast.owner()).client)
  return call
}

/** An invitation of the owner's. */
async function invitation({ cast }: Scene): Promise<{ id: string; token: string }> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  const { body } = await client.call<components['schemas']['PartnerInvitationMade']>(
    'POST',
    '/api/partner/invitations',
    { role: 'developer' },
  )
  return {
    id: body.partner.invitations[0]?.id ?? '',
    token: new URL(body.url ?? '').searchParams.get('token') ?? '',
  }
}

async function ownKey({ cast }: Scene): Promise<string> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  return (await makeKey(client)).id
}

/** The owner's address of webhooks, made when first asked for. */
async function ownHook({ cast }: Scene): Promise<string> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  const { body: known } = await client.call<Hooks>('GET', '/api/partner/webhooks')
  const [first] = known.endpoints
  if (first) return first.id
  const { body } = await client.call<MadeHook>('POST', '/api/partner/webhooks', RECEIVER)
  return body.endpoint.id
}
