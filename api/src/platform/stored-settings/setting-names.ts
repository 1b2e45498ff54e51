import type { SettingKind, SettingValue } from './setting-version.entity.ts'

/** The name of a kind's value in a request, an answer and a row. */
export const SETTING_NAMES = {
  prices: 'prices',
  'booking-window': 'bookingWindow',
  features: 'features',
  contact: 'contact',
  company: 'company',
  faq: 'faq',
} as const satisfies Record<SettingKind, keyof SettingValue>

export const SETTING_KINDS = Object.keys(SETTING_NAMES) as SettingKind[]

/** What a setting of a kind holds. */
export type ValueOf<Kind extends SettingKind> = Exclude<SettingValue[(typeof SETTING_NAMES)[Kind]], undefined>
