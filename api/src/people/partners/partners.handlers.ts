import type { Handlers } from '#platform/contract/handler.ts'
import { formSettings } from '#platform/stored-settings/form-settings.ts'
import { brandOf, OWN_BRAND } from './brand.ts'

export const partnerHandlers: Handlers<'getBrand'> = {
  async getBrand({ partner }, context) {
    const brand = partner ? await brandOf(context, partner.partnerId) : OWN_BRAND
    const booking = formSettings(context)
    const body = context.config.isDemo
      ? { ...brand, booking, demonstration: true as const }
      : { ...brand, booking }
    return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=60' } }
  },
}
