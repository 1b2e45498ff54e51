import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { OperationId } from '#platform/contract/handler.ts'
import { newPartner } from '../support/partners.ts'
import { ensurePartner, makeKey, partnerDetails } from '../support/partner-area.ts'
import type { Call, Scene } from './access-call.ts'

const AGREED = { agreementVersion: LEGAL_DOCUMENTS['partnership-agreement'].version, language: 'en' }

/** Calls about the owner's partner, and about partners of others for the back office. */
export const PARTNER_REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  getPartner: async (scene) => ofOwner(scene, {}),
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
  decidePartner: async ({ service }) => ({
    id: (await newPartner(service)).id,
    body: { decision: 'suspend', reason: 'Asked for by the police.', fields: [] },
  }),
}

async function ofOwner({ cast }: Scene, call: Call): Promise<Call> {
  await ensurePartner((await cast.owner()).client)
  return call
}

async function ownKey({ cast }: Scene): Promise<string> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  return (await makeKey(client)).id
}
