import type { components } from '@fiacre/sdk/contract'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { getOwnPartner } from './change-partner.ts'
import { makeOwnKey, revokeOwnKey, rotateOwnKey } from './own-keys.service.ts'
import { saveOwnPages } from './own-pages.service.ts'
import {
  agreeAgain,
  closeOwnPartner,
  saveOwnPartner,
  submitOwnPartner,
} from './partner-registration.service.ts'
import { taggedPartner } from './partner-view.ts'

export const partnerAreaHandlers: Handlers<
  | 'getPartner'
  | 'savePartner'
  | 'submitPartner'
  | 'agreeToPartnership'
  | 'closePartner'
  | 'createPartnerKey'
  | 'rotatePartnerKey'
  | 'revokePartnerKey'
  | 'savePartnerPages'
> = {
  async getPartner({ userId }, context) {
    return { status: 200, ...answerOf(await getOwnPartner(context, userId)) }
  },

  async savePartner({ userId, body, headers }, context) {
    return { status: 200, ...answerOf(await saveOwnPartner(context, userId, body, headers['if-match'])) }
  },

  async submitPartner({ userId, ip, body, headers }, context) {
    const view = await submitOwnPartner(context, { userId, ip }, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async agreeToPartnership({ userId, ip, body, headers }, context) {
    const view = await agreeAgain(context, { userId, ip }, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async closePartner({ userId, headers }, context) {
    return { status: 200, ...answerOf(await closeOwnPartner(context, userId, headers['if-match'])) }
  },

  async createPartnerKey({ userId, body }, context) {
    return { status: 201, body: await makeOwnKey(context, userId, body) }
  },

  async rotatePartnerKey({ userId, path, body }, context) {
    return { status: 201, body: await rotateOwnKey(context, userId, path.keyId, body.overlapHours) }
  },

  async revokePartnerKey({ userId, path }, context) {
    return { status: 200, ...answerOf(await revokeOwnKey(context, userId, path.keyId)) }
  },

  async savePartnerPages({ userId, body, headers }, context) {
    return { status: 200, ...answerOf(await saveOwnPages(context, userId, body, headers['if-match'])) }
  },
}

function answerOf(body: components['schemas']['Partner']) {
  return { body, headers: tagged(taggedPartner(body)) }
}
