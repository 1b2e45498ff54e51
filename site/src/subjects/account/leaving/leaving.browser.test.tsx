import { PENDING_QUOTE_KEY, SAVED_QUOTE_KEY } from '@fiacre/sdk/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { Leaving } from '../../../app/leaving.tsx'
import { fakeClient, MARIA, renderPage } from '../../../app/testing.tsx'
import { useBookingFlow } from '../../booking-form/booking-flow-provider.tsx'
import { isCheckoutUnderWay, rememberCheckout } from '../../checkout/under-way.ts'
import { rememberSignedIn, wasSignedIn } from '../../../base/storage/signed-in-hint.ts'
import { useSession } from '../../session/use-session.ts'
import { useLogout } from './use-logout.ts'

function Page() {
  const { user } = useSession()
  const flow = useBookingFlow()
  const wish = useStore(flow, ({ form }) => form.specialRequests)
  const logout = useLogout()
  return (
    <>
      <Leaving />
      <p>{user?.firstName ?? 'nobody'}</p>
      <button type="button" onClick={() => flow.setField('specialRequests', 'A child seat')}>
        Ask
      </button>
      <button type="button" onClick={() => logout.mutate()}>
        Log out
      </button>
      <output>{wish}</output>
    </>
  )
}

const KEPT_LOCALLY = [PENDING_QUOTE_KEY, SAVED_QUOTE_KEY]

async function open() {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.logout.mockResolvedValue({ message: 'Signed out.' })
  const page = await renderPage(<Page />, { client })
  await expect.element(page.screen.getByText('Maria')).toBeVisible()
  for (const key of KEPT_LOCALLY) localStorage.setItem(key, 'a price of Maria')
  rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
  page.cache.setQueryData(QUERY_KEYS.bookings, ['a booking of Maria'])
  page.cache.setQueryData(QUERY_KEYS.vehicleTypes, [])
  return { ...page, client }
}

const restored = () => new PageTransitionEvent('pageshow', { persisted: true })
/** The watch comes by a request of its own, so the event is sent until somebody listens. */
const send = (event: () => Event) => window.dispatchEvent(event())

beforeEach(() => localStorage.setItem('fiacre.language', 'en'))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('logging out', () => {
  it('leaves nothing of the traveller in the page, and nothing in the browser but its own choices', async () => {
    const { screen, cache } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('A child seat')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect.element(screen.getByText('nobody')).toBeVisible()
    expect(cache.getQueryData(QUERY_KEYS.bookings)).toBeUndefined()
    expect(cache.getQueryData(QUERY_KEYS.vehicleTypes)).toEqual([])
    await expect.element(screen.getByRole('status')).toHaveTextContent('')
    expect(KEPT_LOCALLY.map((key) => localStorage.getItem(key))).toEqual([null, null])
    expect([isCheckoutUnderWay(), wasSignedIn()]).toEqual([false, false])
    expect(localStorage.getItem('fiacre.language')).toBe('en')
  })
})

describe('a page that was left open', () => {
  it('forgets the traveller who has logged out in another tab', async () => {
    const { screen, cache } = await open()
    await expect
      .poll(() => {
        // What the page itself remembers of its first check may come a moment after that is drawn.
        rememberSignedIn(false)
        send(() => new StorageEvent('storage', { key: 'fiacre.signed-in' }))
        return screen.getByText('nobody').query()
      })
      .not.toBeNull()
    expect(cache.getQueryData(QUERY_KEYS.bookings)).toBeUndefined()
  })

  it('shows nothing of whoever has logged out when the back button brings it back', async () => {
    const { screen, client } = await open()
    // Still under way: the page does not wait for the service.
    client.getSession.mockReturnValue(new Promise(() => {}))
    await expect
      .poll(() => {
        rememberSignedIn(false)
        send(restored)
        return screen.getByText('nobody').query()
      })
      .not.toBeNull()
  })

  it('checks the session when the back button brings it back', async () => {
    const { screen, client, cache } = await open()
    client.getSession.mockResolvedValue({ ...MARIA, id: 'another', firstName: 'Ada' })
    await expect
      .poll(() => {
        send(restored)
        return screen.getByText('Ada').query()
      })
      .not.toBeNull()
    // What was read for one traveller is not shown to another.
    await expect.poll(() => cache.getQueryData(QUERY_KEYS.bookings)).toBeUndefined()
  })

  it('stays as it is when another key of the storage changes', async () => {
    const { screen, client } = await open()
    // Somebody listens once the page checks the session.
    await expect
      .poll(() => {
        send(restored)
        return client.getSession.mock.calls.length
      })
      .toBeGreaterThan(1)
    rememberSignedIn(false)
    send(() => new StorageEvent('storage', { key: 'fiacre.currency' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect.element(screen.getByText('Maria')).toBeVisible()
  })
})
