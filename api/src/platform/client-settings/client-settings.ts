import type { components } from '@fiacre/sdk/contract'
import { formSettings, type SettingsSource } from '../stored-settings/form-settings.ts'
import { houseOf } from '../stored-settings/house.ts'

/** What pages may know of the settings; anyone can read it. */
export function clientSettings(context: SettingsSource): components['schemas']['ClientSettings'] {
  const { googlePlacesKey, isDemo, payments, sms } = context.config
  const { company, contact, socialLinks, paymentMarks } = houseOf(context)
  return {
    googlePlacesKey: googlePlacesKey ?? null,
    demonstration: isDemo,
    textMessages: sms !== undefined,
    contact,
    company,
    socialLinks,
    // The sandbox takes no card, and so there is nothing to show of it.
    cardPayments: payments.card === 'stripe' ? { gateway: 'Stripe', marks: paymentMarks } : null,
    booking: formSettings(context),
  }
}
