import type { components } from '@fiacre/sdk/contract'
import type { Config } from '../settings/config.ts'

/** What pages may know of the settings; anyone can read it. */
export function clientSettings({
  googlePlacesKey,
  isDemo,
  house,
  payments,
}: Config): components['schemas']['ClientSettings'] {
  const { company, contact, socialLinks, paymentMarks } = house
  return {
    googlePlacesKey: googlePlacesKey ?? null,
    demonstration: isDemo,
    contact,
    company,
    socialLinks,
    // The sandbox takes no card, and so there is nothing to show of it.
    cardPayments: payments.card === 'stripe' ? { gateway: 'Stripe', marks: paymentMarks } : null,
  }
}
