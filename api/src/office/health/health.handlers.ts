import type { Handlers } from '#platform/contract/handler.ts'
import { lookAtHealth } from './look-at-health.ts'
import { takeCheck } from './take-check.ts'

export const adminHealthHandlers: Handlers<'getAdminHealth' | 'takeHealthCheck'> = {
  async getAdminHealth(_request, context) {
    return { status: 200, body: await lookAtHealth(context) }
  },

  async takeHealthCheck({ userId, ip, path }, context) {
    await takeCheck(context, { id: userId, ip }, path.name)
    return { status: 200, body: { message: 'You are on it. No mail says so again.' } }
  },
}
