import type { components } from '@fiacre/sdk/contract'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { assertProven } from '../accounts/owner-proof.ts'
import {
  inviteMember,
  joinPartner,
  lookAtInvitation,
  setMemberRole,
  takeInvitationBack,
} from './members.service.ts'
import { taggedPartner } from './partner-view.ts'

/** Whoever finds a browser open lets nobody in. */
const PROOF =
  'Who acts for your partner is changed only right after you typed your password. Please type it again.'

export const partnerMemberHandlers: Handlers<
  | 'invitePartnerMember'
  | 'dropPartnerInvitation'
  | 'readPartnerInvitation'
  | 'joinPartner'
  | 'setPartnerMemberRole'
  | 'removePartnerMember'
> = {
  async invitePartnerMember({ userId, session, body }, context) {
    assertProven(context, session.provenAt, PROOF)
    return { status: 201, body: await inviteMember(context, userId, body) }
  },

  async dropPartnerInvitation({ userId, path }, context) {
    return answerOf(await takeInvitationBack(context, userId, path.invitationId))
  },

  async readPartnerInvitation({ body }, context) {
    return { status: 200, body: await lookAtInvitation(context, body.token) }
  },

  async joinPartner({ userId, body }, context) {
    return answerOf(await joinPartner(context, userId, body.token))
  },

  async setPartnerMemberRole({ userId, session, path, body }, context) {
    assertProven(context, session.provenAt, PROOF)
    return answerOf(await setMemberRole(context, userId, path.memberId, body))
  },

  async removePartnerMember({ userId, path }, context) {
    return answerOf(await setMemberRole(context, userId, path.memberId, null))
  },
}

function answerOf(body: components['schemas']['Partner']) {
  return { status: 200 as const, body, headers: tagged(taggedPartner(body)) }
}
