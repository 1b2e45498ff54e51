import type { components } from '@fiacre/sdk/contract'
import { CHILD_SEATS, HORIZON_DAYS, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import type { Context } from '../context/context.ts'

export type ExtraPrices = components['schemas']['ExtraPrices']

/** What the settings that pages are told are made of. */
export type SettingsSource = Pick<Context, 'config' | 'storedSettings' | 'now'>

/** What the extras cost while nobody has stored other prices. */
export const SHIPPED_EXTRA_PRICES: ExtraPrices = {
  infantCents: CHILD_SEATS.infant.cents,
  childCents: CHILD_SEATS.child.cents,
  boosterCents: CHILD_SEATS.booster.cents,
  meetAndGreetCents: MEET_AND_GREET_CENTS,
}

/** What is switched on while nobody has switched it. */
export const SHIPPED_FEATURES = { specialRequests: true }

/** What forms take while nothing of it is stored; pages know it by the same rules. */
export const SHIPPED_FORM_SETTINGS: components['schemas']['FormSettings'] = {
  horizonDays: HORIZON_DAYS,
  extraPrices: SHIPPED_EXTRA_PRICES,
  specialRequests: SHIPPED_FEATURES.specialRequests,
}

/** What booking forms are told; the API itself goes by the same. */
export function formSettings({ storedSettings, now }: SettingsSource): components['schemas']['FormSettings'] {
  const at = now()
  return {
    horizonDays: horizonDays(storedSettings, at),
    extraPrices: storedSettings.valueAt('prices', at)?.extras ?? SHIPPED_EXTRA_PRICES,
    specialRequests:
      storedSettings.valueAt('features', at)?.specialRequests ?? SHIPPED_FEATURES.specialRequests,
  }
}

/** How many days ahead a pickup may be. */
export function horizonDays(settings: Context['storedSettings'], now: Date): number {
  return settings.valueAt('booking-window', now)?.horizonDays ?? HORIZON_DAYS
}
