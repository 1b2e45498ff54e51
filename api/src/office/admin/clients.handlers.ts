import { blockUser, unblockUser } from '#people/accounts/blocking.service.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { grantAdmin } from '#people/accounts/grant-admin.ts'
import { setOfficeRole } from '#people/accounts/set-office-role.ts'
import { setContactStatus } from '#people/contact/contact-requests.service.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findClient, listClients } from './clients.service.ts'

export const clientHandlers: Handlers<
  | 'listClients'
  | 'getClient'
  | 'blockUser'
  | 'unblockUser'
  | 'grantAdmin'
  | 'setOfficeRole'
  | 'setContactRequestStatus'
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

  async setOfficeRole({ path, body, userId: by, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF_OF_ROLE)
    const { role } = body
    const reason = body.reason.trim()
    if (reason === '') throw fieldProblem('RULE_VIOLATION', 'reason', 'Please say why the role changes.')
    await setOfficeRole(context, {
      userId: path.userId,
      by,
      role,
      record: (em, before) => {
        const deed = { by: { id: by, ip }, before: { role: before }, after: { role }, reason }
        return recordAudit(em, { ...aboutUser(path.userId), ...deed, action: 'user.role-set' }, context.now())
      },
    })
    return { status: 200, body: await findClient(context, path.userId) }
  },

  async setContactRequestStatus({ path, body: { status }, userId: by, ip, headers }, context) {
    const body = await setContactStatus(
      context,
      path.contactRequestId,
      { status, ifMatch: headers['if-match'] },
      (em, { id, userId }) =>
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

const PROOF_OF_ROLE = 'A role is changed only right after you typed your password. Please type it again.'

const aboutUser = (id: string) => ({ subject: 'user', subjectId: id, personId: id }) as const
