import { HORIZON_DAYS } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import { SHIPPED_FEATURES } from '#platform/stored-settings/form-settings.ts'
import type { SettingKind, SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { rateCardOn } from '#prices/pricing/rate-cards.ts'
import { pricesOf } from '#prices/pricing/stored-rate-cards.ts'

/** What a setting is while nobody has stored another: what the service ships, or what its environment says. */
export function shippedSetting({ config, now }: Context, kind: SettingKind): SettingValue {
  switch (kind) {
    case 'prices':
      return { prices: pricesOf(rateCardOn(now())) }
    case 'booking-window':
      return { bookingWindow: { horizonDays: HORIZON_DAYS } }
    case 'features':
      return { features: SHIPPED_FEATURES }
    case 'contact':
      return { contact: config.house.contact }
    case 'company':
      return { company: config.house.company }
    case 'faq':
      return { faq: { entries: [] } }
  }
}
