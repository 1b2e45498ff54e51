import type { ClientSettings } from '@fiacre/sdk'
import { CHILD_SEATS, HORIZON_DAYS, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import { useBrowserValue } from '../browser/use-browser-value.ts'

/** Where no service has written its settings into the page: a development server, a server's drawing. */
export const NO_SETTINGS: ClientSettings = {
  googlePlacesKey: null,
  demonstration: false,
  textMessages: false,
  contact: {
    phone: null,
    phoneAtAnyHour: null,
    hours: { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' },
  },
  company: null,
  socialLinks: [],
  cardPayments: null,
  booking: {
    horizonDays: HORIZON_DAYS,
    extraPrices: {
      infantCents: CHILD_SEATS.infant.cents,
      childCents: CHILD_SEATS.child.cents,
      boosterCents: CHILD_SEATS.booster.cents,
      meetAndGreetCents: MEET_AND_GREET_CENTS,
    },
    specialRequests: true,
  },
}

/** What the service says of itself in the head of each page: who runs it, how to reach them, what it takes. */
export function useClientSettings(): ClientSettings {
  return useBrowserValue(readClientSettings, NO_SETTINGS)
}

function readClientSettings(): ClientSettings {
  const written = document.querySelector('meta[name=client-settings]')?.getAttribute('content')
  if (!written) return NO_SETTINGS
  try {
    // Our own service wrote it; one that is older lacks some.
    return { ...NO_SETTINGS, ...(JSON.parse(written) as Partial<ClientSettings>) }
  } catch {
    return NO_SETTINGS
  }
}
