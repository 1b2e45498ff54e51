import { membershipOf } from '#people/partners/change-partner.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { partnerFigures } from './partner-figures.ts'

/** What a partner sees of its own figures; another's do not exist. */
export const partnerFigureHandlers: Handlers<'getPartnerFigures'> = {
  async getPartnerFigures({ userId, query }, context) {
    const { partner } = await membershipOf(context.orm.em.fork(), userId)
    return { status: 200, body: await partnerFigures(context, partner.id, query) }
  },
}
