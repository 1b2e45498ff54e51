import type { ClientSettings } from '@fiacre/sdk'
import { CHILD_SEATS, HORIZON_DAYS, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import { createContext, use } from 'react'
import { useBrowserValue } from '../browser/use-browser-value.ts'

/** What the service writes into the head of each page. */
export type PageHead = {
  readonly settings: ClientSettings
  /** Set where the service is only shown to others: whether mails leave it. */
  readonly demonstration: 'with-mail' | 'without-mail' | null
}

/** Where no service has written its settings into the page: on a development server. */
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

export const NO_HEAD: PageHead = { settings: NO_SETTINGS, demonstration: null }

/** What a server draws with: the same that it writes into the head. */
export const HeadContext = createContext<PageHead>(NO_HEAD)

/** What the service says in the head of this page; what a server draws with is the same. */
export function usePageHead(): PageHead {
  const onServer = use(HeadContext)
  return useBrowserValue(readPageHead, onServer)
}

/** Reads the head of the document around. */
export function readPageHead(): PageHead {
  const kind = contentOf('demonstration')
  return {
    settings: readSettings(contentOf('client-settings')),
    demonstration: kind === 'with-mail' || kind === 'without-mail' ? kind : null,
  }
}

const contentOf = (name: string): string | null =>
  document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? null

function readSettings(written: string | null): ClientSettings {
  if (!written) return NO_SETTINGS
  try {
    // Our own service wrote it; one that is older lacks some.
    return { ...NO_SETTINGS, ...(JSON.parse(written) as Partial<ClientSettings>) }
  } catch {
    return NO_SETTINGS
  }
}

/** What the service says of itself in the head of each page: who runs it, how to reach them, what it takes. */
export function useClientSettings(): ClientSettings {
  return usePageHead().settings
}
