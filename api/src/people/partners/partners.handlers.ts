import type { Handlers } from '#platform/contract/handler.ts'
import { brandOf, OWN_BRAND } from './brand.ts'

export const partnerHandlers: Handlers<'getBrand'> = {
  async getBrand({ partner }, context) {
    const brand = partner ? await brandOf(context, partner.partnerId) : OWN_BRAND
    const body = context.config.isDemo ? { ...brand, demonstration: true as const } : brand
    return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=300' } }
  },
}
