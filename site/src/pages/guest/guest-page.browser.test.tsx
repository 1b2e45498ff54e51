import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { GuestPage } from './guest-page.tsx'
import { guestTexts } from './locales/texts.ts'

const before = location.hash

afterEach(() => {
  location.hash = before
})

it('opens the booking of the link, asks whoever is signed in first, and follows nobody to another site', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBooking.mockRejectedValue(refusal(404, 'NOT_FOUND', 'Booking not found'))
  client.openGuestBooking.mockRejectedValueOnce(refusal(503, 'UNAVAILABLE', 'In a moment.'))
  client.openGuestBooking.mockResolvedValue({ bookingId: 1042, bookingNumber: 'FC-7K2M9Q' })
  location.hash = '#g_sy_3f0mVQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1s'
  const path = '/guest?to=%2F%2Fevil.example%2Fpayment'
  const { screen, history } = await renderPage(<GuestPage />, { client, texts: [guestTexts], path })
  await expect.element(screen.getByText(`You are signed in as ${MARIA.email}`)).toBeVisible()
  expect(client.openGuestBooking).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open the booking' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => history.at(-1)).toBe('/booking?booking=1042')
})
