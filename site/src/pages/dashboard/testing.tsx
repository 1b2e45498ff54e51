import type { Booking, Profile } from '@fiacre/sdk'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { dashboardTexts } from './locales/texts.ts'

type Visit = {
  user?: Partial<Profile>
  bookings?: readonly Booking[]
  path?: string
  language?: SiteLanguage
}

/** A client for a signed-in traveller with these bookings, given a page at a time as the service does. */
export function travellerClient({ user = {}, bookings = [] }: Visit = {}) {
  const client = fakeClient()
  const profile = { ...MARIA, ...user }
  client.getSession.mockResolvedValue(profile)
  client.getProfile.mockResolvedValue(profile)
  client.getEmailStatus.mockResolvedValue({ emailConfirmed: profile.emailConfirmed })
  client.listBookings.mockImplementation(async ({ query: { limit = 50, before = Infinity } = {} } = {}) =>
    bookings.filter(({ id }) => id < before).slice(0, limit),
  )
  return client
}

/** The dashboard as a signed-in traveller opens it. */
export async function openDashboard(visit: Visit = {}, client = travellerClient(visit)) {
  const { path = '/dashboard', language = 'en' } = visit
  return {
    client,
    ...(await renderPage(<DashboardPage />, { client, texts: [dashboardTexts], path, language })),
  }
}
