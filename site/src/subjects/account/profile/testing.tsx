import type { Profile } from '@fiacre/sdk'
import { vi } from 'vitest'
import { fakeClient, MARIA, renderPage } from '../../../app/testing.tsx'
import type { SiteLanguage } from '../../../base/i18n/language.ts'
import { useSession } from '../../session/use-session.ts'
import { profileTexts } from './locales/texts.ts'
import { ProfilePanel } from './profile-panel.tsx'
import type { SignedInBrowser } from './use-sessions.ts'

/** The browser that asks, and one that does not. */
export const BROWSERS: readonly SignedInBrowser[] = [
  {
    id: '0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e5f',
    isCurrent: true,
    device: 'Firefox on Windows',
    createdAt: '2026-02-10T09:00:00.000Z',
    lastSeenAt: '2026-02-14T13:30:00.000Z',
  },
  {
    id: '0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e60',
    isCurrent: false,
    device: null,
    createdAt: '2026-01-03T09:00:00.000Z',
    lastSeenAt: '2026-02-01T09:00:00.000Z',
  },
]

/** The panel as the pages use it, with the session's name to see that it is refreshed. */
function Panel() {
  const { user } = useSession()
  return user ? (
    <>
      <p data-testid="session">{user.firstName}</p>
      <ProfilePanel user={user} />
    </>
  ) : null
}

/** A client for a signed-in traveller who uses two browsers. What is saved is what the session knows next. */
export function accountClient(changes: Partial<Profile> = {}) {
  const client = fakeClient()
  const profile = { ...MARIA, ...changes }
  const answer = (now: Profile) => {
    client.getSession.mockResolvedValue(now)
    client.getProfile.mockResolvedValue(now)
    return now
  }
  answer(profile)
  client.updateProfile.mockImplementation(async ({ body: { email, ...body } }) =>
    answer({ ...profile, ...body, pendingEmail: email === profile.email ? null : email }),
  )
  client.cancelEmailChange.mockImplementation(async () => answer({ ...profile, pendingEmail: null }))
  client.keepAccount.mockImplementation(async () => answer({ ...profile, closesAt: null }))
  client.sendConfirmation.mockResolvedValue({ message: 'Confirmation email sent.' })
  client.listSessions.mockResolvedValue({ sessions: [...BROWSERS] })
  return client
}

/** The profile of a signed-in traveller. */
export async function openProfile(
  changes: Partial<Profile> = {},
  options: { client?: ReturnType<typeof accountClient>; language?: SiteLanguage; path?: string } = {},
) {
  const { client = accountClient(changes), language = 'en', path = '/profile' } = options
  return { client, ...(await renderPage(<Panel />, { client, texts: [profileTexts], language, path })) }
}

/** The session has ended meanwhile: every call is refused with 401. */
export function endSession(client: ReturnType<typeof accountClient>, error: Error): void {
  for (const call of Object.values(client)) if (vi.isMockFunction(call)) call.mockRejectedValue(error)
}
