import { afterEach, expect, it } from 'vitest'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { sharedRideTexts } from './locales/texts.ts'
import { SharedRidePage } from './shared-ride-page.tsx'

const before = location.hash

afterEach(() => {
  location.hash = before
})

it('tells whoever waits how the ride stands and when it is expected, until it is over', async () => {
  const client = fakeClient()
  client.getSharedRide.mockResolvedValueOnce({
    state: 'on-board',
    pickupDate: '2026-02-14',
    pickupTime: '14:30',
    arrivalTime: '15:43',
    driverName: 'Nina',
    vehicle: 'Škoda Superb',
    plate: 'GE 123456',
    map: null,
  })
  client.getSharedRide.mockRejectedValue(refusal(404, 'NOT_FOUND', 'The ride is over.'))
  location.hash = '#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
  const { screen } = await renderPage(<SharedRidePage />, { client, texts: [sharedRideTexts], path: '/ride' })
  await expect.element(screen.getByText('They are on the way to the destination.')).toBeVisible()
  await expect.element(screen.getByText('15:43')).toBeVisible()
  location.hash = '#9123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
  await expect.element(screen.getByText('Nothing to follow here')).toBeVisible()
})
