import type { Handlers } from '../contract/handler.ts'
import { brandOf, brandOfHost } from './brand.ts'

export const partnerHandlers: Handlers<'getBrand'> = {
  async getBrand({ partner, host }, context) {
    const body = partner ? await brandOf(context, partner.partnerId) : await brandOfHost(context, host)
    return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=300' } }
  },
}
