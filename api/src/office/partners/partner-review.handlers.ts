import type { Handlers } from '#platform/contract/handler.ts'
import { decidePartner } from './decide-partner.ts'

export const partnerReviewHandlers: Handlers<'decidePartner'> = {
  async decidePartner({ path, body, headers, userId: id, ip }, context) {
    const by = { id, ip }
    const record = await decidePartner(context, by, path.partnerId, body, headers['if-match'])
    return { status: 200, body: record.partner, headers: record.headers }
  },
}
