import { blockUser, unblockUser } from '#people/accounts/blocking.service.ts'
import { grantAdmin } from '#people/accounts/grant-admin.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { findClient, listClients } from './clients.service.ts'

export const clientHandlers: Handlers<
  'listClients' | 'getClient' | 'blockUser' | 'unblockUser' | 'grantAdmin'
> = {
  async listClients({ query }, context) {
    return { status: 200, body: await listClients(context, query) }
  },

  async getClient({ path }, context) {
    return { status: 200, body: await findClient(context, path.userId) }
  },

  async blockUser({ path, body, userId: by }, context) {
    const reason = body.reason.trim()
    if (reason === '') throw new Problem('RULE_VIOLATION', 'Please say why the account is blocked.')
    const until = body.until ? new Date(body.until) : null
    const { id } = await blockUser(context, { userId: path.userId, by, reason, until })
    return { status: 200, body: await findClient(context, id) }
  },

  async unblockUser({ path, userId: by }, context) {
    const { id } = await unblockUser(context, path.userId, by)
    return { status: 200, body: await findClient(context, id) }
  },

  async grantAdmin({ path }, context) {
    await grantAdmin(context, path.userId)
    return { status: 200, body: await findClient(context, path.userId) }
  },
}
