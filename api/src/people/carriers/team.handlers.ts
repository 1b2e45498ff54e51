import type { Handlers } from '#platform/contract/handler.ts'
import { assertProven } from '../accounts/owner-proof.ts'
import {
  getTeam,
  inviteMember,
  joinCarrier,
  lookAtInvitation,
  setMemberRole,
  takeInvitationBack,
} from './team.service.ts'

/** Whoever finds a browser open lets nobody in. */
const PROOF =
  'Who acts for your carrier is changed only right after you typed your password. Please type it again.'

export const carrierTeamHandlers: Handlers<
  | 'getCarrierTeam'
  | 'inviteCarrierMember'
  | 'dropCarrierInvitation'
  | 'readCarrierInvitation'
  | 'joinCarrier'
  | 'setCarrierMemberRole'
  | 'removeCarrierMember'
> = {
  async getCarrierTeam({ userId }, context) {
    return { status: 200, body: await getTeam(context, userId) }
  },

  async inviteCarrierMember({ userId, session, body }, context) {
    assertProven(context, session.provenAt, PROOF)
    return { status: 201, body: await inviteMember(context, userId, body) }
  },

  async dropCarrierInvitation({ userId, path }, context) {
    return { status: 200, body: await takeInvitationBack(context, userId, path.invitationId) }
  },

  async readCarrierInvitation({ body }, context) {
    return { status: 200, body: await lookAtInvitation(context, body.token) }
  },

  async joinCarrier({ userId, body }, context) {
    return { status: 200, body: await joinCarrier(context, userId, body.token) }
  },

  async setCarrierMemberRole({ userId, session, path, body }, context) {
    assertProven(context, session.provenAt, PROOF)
    return { status: 200, body: await setMemberRole(context, userId, path.memberId, body.role) }
  },

  async removeCarrierMember({ userId, path }, context) {
    return { status: 200, body: await setMemberRole(context, userId, path.memberId, null) }
  },
}
