import { hoursInAddress } from '../../subjects/booking-form/hours-in-address.ts'

/** The dashboard's tabs, in their order (spec section 2). */
const DASHBOARD_TABS = ['book', 'history', 'profile'] as const

export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** What an address asks of the dashboard, and the query without what was asked: that is removed once it is done. */
export type DashboardAddress = {
  readonly tab: DashboardTab | null
  /** The e-mail address was confirmed a moment ago, by the link in the mail. */
  readonly confirmed: boolean
  /** What the booking form starts from. */
  readonly prefill: { readonly pickupLocation: string | null; readonly destination: string | null }
  /** For how many hours a car is wanted there; undefined for a transfer. */
  readonly hours: number | undefined
  /** Blank, or with its question mark. */
  readonly rest: string
}

/** The address that opens a tab. */
export function dashboardPath(tab: DashboardTab): string {
  return tab === 'book' ? '/dashboard' : `/dashboard?tab=${tab}`
}

/** Reads the query of a dashboard address: `?tab=profile`, `?confirmed=true`, `?pickup=Geneva` (spec section 2). */
export function readDashboardAddress(search: string): DashboardAddress {
  const query = new URLSearchParams(search)
  const hours = hoursInAddress(query)
  query.delete('hours')
  const [tab, confirmed, pickupLocation, destination] = ['tab', 'confirmed', 'pickup', 'destination'].map(
    (name) => {
      const value = query.get(name)
      query.delete(name)
      return value
    },
  )
  const rest = query.toString()
  return {
    tab: DASHBOARD_TABS.find((known) => known === tab) ?? null,
    confirmed: confirmed === 'true',
    prefill: { pickupLocation: pickupLocation ?? null, destination: destination ?? null },
    hours,
    rest: rest && `?${rest}`,
  }
}
