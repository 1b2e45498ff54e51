import type { Handlers } from '#platform/contract/handler.ts'
import {
  createCarrierKey,
  listCarrierKeys,
  revokeCarrierKey,
  rotateCarrierKey,
} from './carrier-keys.service.ts'

const REVOKED = { message: 'The key does not work any more.' }

export const carrierKeyHandlers: Handlers<
  'listCarrierKeys' | 'createCarrierKey' | 'rotateCarrierKey' | 'revokeCarrierKey'
> = {
  async listCarrierKeys({ userId }, context) {
    return { status: 200, body: await listCarrierKeys(context, userId) }
  },

  async createCarrierKey({ userId, body }, context) {
    return { status: 201, body: await createCarrierKey(context, userId, body) }
  },

  async rotateCarrierKey({ userId, path, body }, context) {
    return { status: 200, body: await rotateCarrierKey(context, userId, path.keyId, body.overlapHours) }
  },

  async revokeCarrierKey({ userId, path }, context) {
    await revokeCarrierKey(context, userId, path.keyId)
    return { status: 200, body: REVOKED }
  },
}
