import type { Handlers } from '#platform/contract/handler.ts'
import { lookAtHealth } from './look-at-health.ts'

export const adminHealthHandlers: Handlers<'getAdminHealth'> = {
  async getAdminHealth(_request, context) {
    return { status: 200, body: await lookAtHealth(context) }
  },
}
