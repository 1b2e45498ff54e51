import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../app/testing.tsx'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { openDashboard, travellerClient } from './testing.tsx'

const path = '/dashboard?tab=history'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

describe('the history', () => {
  it('says that it is loading', async () => {
    const client = travellerClient()
    client.listBookings.mockReturnValue(new Promise(() => {}))
    const { screen } = await openDashboard({ path }, client)
    await expect.element(screen.getByText('Loading your bookings')).toBeInTheDocument()
  })

  it('invites to the first booking', async () => {
    const { screen } = await openDashboard({ path })
    await expect.element(screen.getByText('No trips yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Book your first transfer' }))
    await expect.element(screen.getByRole('tab', { name: 'Book' })).toHaveAttribute('aria-selected', 'true')
  })

  it('can be asked again when it could not be loaded', async () => {
    const client = travellerClient()
    client.listBookings.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again later.'))
    const { screen } = await openDashboard({ path }, client)
    const retry = screen.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    client.listBookings.mockResolvedValue([sampleBooking()])
    await userEvent.click(retry)
    await expect.element(screen.getByRole('heading', { name: 'Your bookings' })).toBeVisible()
  })

  it('tells of a session that has ended meanwhile and leads to the sign-in', async () => {
    const client = travellerClient()
    const { screen, history, cache } = await openDashboard({}, client)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in first.'))
    client.listBookings.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in first.'))
    await cache.invalidateQueries({ queryKey: ['/api/bookings'] })
    await expect.element(screen.getByText('You are logged out. Logging in again...')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login')
  })

  it('shows route, local time with its zone, vehicle, passengers, distance and price of a booking', async () => {
    const { screen } = await openDashboard({ path, bookings: [sampleBooking()] })
    const row = screen
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Booking FC-7K2M9Q/ }) })
    const facts = [
      'Geneva Airport (GVA), Switzerland',
      'Chamonix, France',
      'Sat, 14 Feb 2026, 14:30 Central European Time',
    ]
    for (const fact of [...facts, 'Economy', '2 passengers', '88.3 km', '€110.96']) {
      await expect.element(row).toMatchTextContent(fact)
    }
  })

  it.each([
    ['pending', 'Pending', 'Pay Now: booking FC-7K2M9Q', '/payment?booking=1042'],
    ['pending', 'Pending', 'View booking FC-7K2M9Q', '/booking?booking=1042'],
    ['failed', 'Failed', 'Retry Payment: booking FC-7K2M9Q', '/payment?booking=1042'],
    ['processing', 'Processing', 'View booking FC-7K2M9Q', '/booking?booking=1042'],
    ['completed', 'Paid', 'View booking FC-7K2M9Q', '/booking?booking=1042'],
  ] as const)('offers for a payment that is %s (%s): %s', async (paymentStatus, badge, link, address) => {
    const booking = sampleBooking({ paymentStatus, status: 'confirmed' })
    const { screen } = await openDashboard({ path, bookings: [booking] })
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', address)
  })

  it('asks no payment for a cancelled booking, and says what came back', async () => {
    const bookings = [sampleBooking({ status: 'cancelled', outstandingCents: 0, refundedCents: 11096 })]
    const { screen } = await openDashboard({ path, bookings })
    await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('€110.96 back to your balance')).toBeVisible()
    await expect.element(screen.getByText('Refunded', { exact: true })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pay/ }).elements()).toHaveLength(0)
  })

  it('says what the driver gets, and hands out receipt, calendar entry and the same way again', async () => {
    const money = { paidCents: 3329, outstandingCents: 0, dueToCarrierCents: 7767 }
    const bookings = [sampleBooking({ status: 'confirmed', paymentStatus: 'completed', ...money })]
    const { screen } = await openDashboard({ path, bookings })
    await expect.element(screen.getByText('€77.67 to the driver')).toBeVisible()
    await userEvent.click(screen.getByText('Details', { exact: true }))
    const papers = { Receipt: 'receipt.pdf', 'Calendar entry': 'calendar.ics' }
    for (const [name, file] of Object.entries(papers)) {
      await expect
        .element(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
        .toHaveAttribute('href', `/api/bookings/1042/${file}`)
    }
    const again = screen.getByRole('link', { name: /^Book again/ })
    await expect.element(again).toHaveAttribute('href', expect.stringContaining('destination=Chamonix'))
  })

  it('unfolds the details of a booking', async () => {
    const bookings = [
      sampleBooking({
        isRoundTrip: true,
        returnDate: '2026-02-21',
        returnTime: '10:00',
        specialRequests: 'Two pairs of skis',
      }),
    ]
    const { screen } = await openDashboard({ path, bookings })
    await expect.element(screen.getByText('Two pairs of skis')).not.toBeVisible()
    await userEvent.click(screen.getByText('Details', { exact: true }))
    await expect.element(screen.getByText('Two pairs of skis')).toBeVisible()
    await expect.element(screen.getByText('Saturday, 21 February 2026, 10:00')).toBeVisible()
    await expect.element(screen.getByText('1 h 11 min each way')).toBeVisible()
  })

  it('shows twenty bookings at a time and goes on reading at the first new one', async () => {
    const bookings = Array.from({ length: 45 }, (_, index) =>
      sampleBooking({ id: 2000 - index, bookingNumber: `FC-${100_000 + index}` }),
    )
    const { screen, client } = await openDashboard({ path, bookings })
    const rows = screen.getByRole('heading', { level: 3 })
    const more = screen.getByRole('button', { name: 'Show more' })
    await expect.poll(() => rows.elements().length).toBe(20)
    await userEvent.click(more)
    await expect.poll(() => rows.elements().length).toBe(40)
    expect(client.listBookings).toHaveBeenCalledWith(
      expect.objectContaining({ query: { limit: 21, before: 1981 } }),
    )
    await expect.element(rows.nth(20)).toHaveFocus()
    await userEvent.click(more)
    await expect.poll(() => rows.elements().length).toBe(45)
    expect(more.query()).toBeNull()
  })

  it('keeps what is there when older bookings cannot be loaded', async () => {
    const bookings = Array.from({ length: 25 }, (_, index) => sampleBooking({ id: 2000 - index }))
    const { screen, client } = await openDashboard({ path, bookings })
    const more = screen.getByRole('button', { name: 'Show more' })
    await expect.element(more).toBeVisible()
    client.listBookings.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again later.'))
    await userEvent.click(more)
    await expect
      .element(screen.getByText('Older bookings could not be loaded. Please try again.'))
      .toBeVisible()
    expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(20)
  })

  it('speaks Polish', async () => {
    const { screen } = await openDashboard({ path, language: 'pl', bookings: [sampleBooking()] })
    await expect
      .element(screen.getByRole('link', { name: 'Zapłać teraz: rezerwacja FC-7K2M9Q' }))
      .toBeVisible()
    await expect.element(screen.getByText('czas środkowoeuropejski').first()).toBeVisible()
  })

  it('fits a phone', async () => {
    await page.viewport(390, 844)
    const pickupLocation = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom'
    const { screen } = await openDashboard({ path, bookings: [sampleBooking({ pickupLocation })] })
    await expect.element(screen.getByRole('link', { name: /^Pay Now/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
