import { blockUser, unblockUser } from '#people/accounts/blocking.service.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { grantAdmin } from '#people/accounts/grant-admin.ts'
import { setContactStatus } from '#people/contact/contact-requests.service.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findClient, listClients } from './clients.service.ts'

export const clientHandlers: Handlers<
  'listClients' | 'getClient' | 'blockUser' | 'unblockUser' | 'grantAdmin' | 'setContactRequestStatus'
> = {
  async listClients({ query }, context) {
    return { status: 200, body: await listClients(context, query) }
  },

  async getClient({ path }, context) {
    return { status: 200, body: await findClient(context, path.userId) }
  },

  async blockUser({ path, body, userId: by, ip, officeRole }, context) {
    const reason = body.reason.trim()
    if (reason === '') throw new Problem('RULE_VIOLATION', 'Please say why the account is blocked.')
    const until = body.until ? new Date(body.until) : null
    const { id } = await blockUser(context, {
      userId: path.userId,
      by,
      mayBlockOffice: officeRole === 'administrator',
      reason,
      until,
      record: (em) =>
        recordAudit(
          em,
          {
            ...aboutUser(path.userId),
            by: { id: by, ip },
            action: 'user.blocked',
            before: null,
            after: { until: until?.toISOString() ?? null },
            reason,
          },
          context.now(),
        ),
    })
    return { status: 200, body: await findClient(context, id) }
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

  async setContactRequestStatus({ path, body: { status }, userId: by, ip }, context) {
    const body = await setContactStatus(context, path.contactRequestId, status, (em, { id, userId }) =>
      recordAudit(
        em,
        {
          by: { id: by, ip },
          action: 'contact-request.status-set',
          subject: 'contact-request',
          subjectId: String(id),
          before: { status: status === 'new' ? 'handled' : 'new' },
          after: { status },
          personId: userId ?? null,
          reason: null,
        },
        context.now(),
      ),
    )
    return { status: 200, body }
  },
}

const PROOF_OF_GRANT =
  'An administrator is made only right after you typed your password. Please type it again.'

const aboutUser = (id: string) => ({ subject: 'user', subjectId: id, personId: id }) as const
