import type { Handlers } from '#platform/contract/handler.ts'
import { checkPage } from './check-page.ts'

export const pageCheckHandlers: Handlers<'checkPartnerPage'> = {
  async checkPartnerPage({ userId, body }, context) {
    return { status: 200, body: await checkPage(context, userId, body.url) }
  },
}
