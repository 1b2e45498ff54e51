import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { listAudit } from './list-audit.ts'

export const auditHandlers: Handlers<'listAudit'> = {
  async listAudit({ query, officeRole }, context) {
    // A role sees what was done to the record before it; who did what all day is for administrators.
    if (officeRole !== 'administrator' && !(query.subject && query.subjectId)) {
      throw new Problem(
        'FORBIDDEN',
        'Access denied. Only administrators read more than what was done to one record.',
      )
    }
    return { status: 200, body: await listAudit(context, query) }
  },
}
