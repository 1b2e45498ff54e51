import type { Handlers } from '#platform/contract/handler.ts'
import { listAudit } from './list-audit.ts'

export const auditHandlers: Handlers<'listAudit'> = {
  async listAudit({ query }, context) {
    return { status: 200, body: await listAudit(context, query) }
  },
}
