import { unblockUser } from '#people/accounts/blocking.service.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { grantAdmin } from '#people/accounts/grant-admin.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { blockAccount } from './block-account.ts'
import { markMessage } from './mark-message.ts'
import { findClient, listClients, taggedClient } from './clients.service.ts'

export const clientHandlers: Handlers<
  'listClients' | 'getClient' | 'blockUser' | 'unblockUser' | 'grantAdmin' | 'setContactRequestStatus'
> = {
  async listClients({ query }, context) {
    return { status: 200, body: await listClients(context, query) }
  },

  async getClient({ path }, context) {
    return { status: 200, ...(await taggedClient(context, path.userId)) }
  },

  async blockUser({ path, body, userId: by, ip, officeRole }, context) {
    const mayBlockOffice = officeRole === 'administrator'
    await blockAccount(context, { id: by, ip }, path.userId, { ...body, mayBlockOffice })
    return { status: 200, body: await findClient(context, path.userId) }
  },

  async unblockUser({ path, userId: by, ip, officeRole }, context) {
    const { id } = await unblockUser(context, {
      userId: path.userId,
      by,
      mayBlockOffice: officeRole === 'administrator',
      record: (em) => {
        const deed = {
          by: { id: by, ip },
          before: { isBlocked: true },
          after: { isBlocked: false },
          reason: null,
        }
        return recordAudit(
          em,
          { ...aboutUser(path.userId), ...deed, action: 'user.unblocked' },
          context.now(),
        )
      },
    })
    return { status: 200, body: await findClient(context, id) }
  },

  async grantAdmin({ path, userId: by, ip, session }, context) {
    // A browser that was left open makes nobody an administrator.
    assertProven(context, session.provenAt, PROOF_OF_GRANT)
    await grantAdmin(context, path.userId, (em) => {
      const deed = { by: { id: by, ip }, before: { isAdmin: false }, after: { isAdmin: true }, reason: null }
      return recordAudit(
        em,
        { ...aboutUser(path.userId), ...deed, action: 'user.admin-granted' },
        context.now(),
      )
    })
    return { status: 200, body: await findClient(context, path.userId) }
  },

  async setContactRequestStatus({ path, body: { status }, userId: by, ip, headers }, context) {
    const mark = { status, ifMatch: headers['if-match'] }
    return { status: 200, body: await markMessage(context, { id: by, ip }, path.contactRequestId, mark) }
  },
}

const PROOF_OF_GRANT =
  'An administrator is made only right after you typed your password. Please type it again.'

const aboutUser = (id: string) => ({ subject: 'user', subjectId: id, personId: id }) as const
