import { SAVED_QUOTE_KEY } from '@fiacre/sdk/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { dashboardTexts } from './locales/texts.ts'
import { openDashboard, travellerClient } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  localStorage.clear()
})

describe('a session that ends while the dashboard is open', () => {
  it('is said, and the sign-in leads back to the open tab', async () => {
    const { screen, client, cache, history } = await openDashboard({ path: '/dashboard?tab=history' })
    await expect
      .element(screen.getByRole('tab', { name: 'History' }))
      .toHaveAttribute('aria-selected', 'true')
    client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Please sign in.'))
    await cache.invalidateQueries({ queryKey: ['/api/auth/user'] })
    await expect.element(screen.getByText('You are logged out. Logging in again...')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fdashboard%3Ftab%3Dhistory')
  })
})

describe('somebody who is not signed in', () => {
  const open = (path: string) =>
    renderPage(<DashboardPage />, { client: fakeClient(), texts: [dashboardTexts], path })

  it('is told so and led to the sign-in', async () => {
    const { screen, history } = await open('/dashboard')
    await expect.element(screen.getByText('Unauthorized')).toBeVisible()
    await expect.element(screen.getByText('You are logged out. Logging in again...')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
    await expect.poll(() => history.at(-1)).toBe('/login')
  })

  it('takes the news of a confirmed address along', async () => {
    const { screen, history } = await open('/dashboard?confirmed=true')
    await expect.poll(() => history.at(-1)).toBe('/login?confirmed=true')
    expect(screen.getByText('Unauthorized').query()).toBeNull()
  })
})

describe('the dashboard', () => {
  it('greets the traveller and counts the bookings', async () => {
    const bookings = [
      sampleBooking({ id: 4 }),
      sampleBooking({ id: 3, status: 'confirmed', paymentStatus: 'completed', paidCents: 11096 }),
      sampleBooking({ id: 2, status: 'completed', paymentStatus: 'completed', paidCents: 11096 }),
    ]
    const { screen } = await openDashboard({ bookings, path: '/dashboard?tab=history' })
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Good to see you, Maria')
    const totals = screen.getByRole('region', { name: 'Your bookings at a glance' })
    await expect.element(totals).toHaveTextContent('Total bookings3Active1Completed1Total spent€221.92')
  })

  it('counts all bookings, however many pages they fill', async () => {
    const bookings = Array.from({ length: 130 }, (_, index) => sampleBooking({ id: 1000 - index }))
    const { screen } = await openDashboard({ bookings, path: '/dashboard?tab=history' })
    await expect
      .element(screen.getByRole('region', { name: /at a glance/ }))
      .toMatchTextContent(/^Total bookings130Active/)
  })

  it('shows no wrong noughts when the bookings cannot be had', async () => {
    const client = travellerClient()
    client.listBookings.mockRejectedValue(refusal(500, 'INTERNAL', 'Something went wrong.'))
    const { screen } = await openDashboard({ path: '/dashboard?tab=history' }, client)
    await expect.element(screen.getByRole('region', { name: /at a glance/ })).toMatchTextContent(/not known/)
  })

  it('opens the tab of the address and takes it out', async () => {
    const { screen, history } = await openDashboard({ path: '/dashboard?tab=profile' })
    await expect
      .element(screen.getByRole('tab', { name: 'Profile' }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
  })

  it('sends whoever confirmed the address amid a checkout on to that', async () => {
    const client = travellerClient()
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout())
    const { screen, history } = await openDashboard({ path: '/dashboard?confirmed=true' }, client)
    await expect.element(screen.getByText('Email confirmed!')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/checkout')
  })

  it('says that the e-mail address is confirmed', async () => {
    const { screen, history } = await openDashboard({ path: '/dashboard?confirmed=true' })
    await expect.element(screen.getByText('Email confirmed!')).toBeVisible()
    await expect.element(screen.getByText('Your account has been successfully verified.')).toBeVisible()
    await expect.poll(() => history.at(-1)).toBe('/dashboard')
  })

  it('logs out by a call and returns to the start, without a word about being logged out', async () => {
    const { screen, client, history } = await openDashboard()
    client.logout.mockResolvedValue({ message: 'Signed out.' })
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect.poll(() => history.at(-1)).toBe('/')
    expect(screen.getByText('Unauthorized').query()).toBeNull()
  })

  it('stays when logging out fails', async () => {
    const { screen, client } = await openDashboard()
    client.logout.mockRejectedValue(refusal(500, 'INTERNAL', 'Something went wrong on our side.'))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect.element(screen.getByText('You could not be logged out')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('the e-mail banner', () => {
  const user = { emailConfirmed: false }

  it('does not show to somebody whose address is confirmed', async () => {
    const { screen } = await openDashboard()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('Please confirm your email address').query()).toBeNull()
  })

  it('lets whoever has just registered read the mail first', async () => {
    const { screen } = await openDashboard({ user: { ...user, createdAt: new Date().toISOString() } })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('Please confirm your email address').query()).toBeNull()
  })

  it('can be dismissed', async () => {
    const { screen } = await openDashboard({ user })
    await userEvent.click(screen.getByRole('button', { name: 'Hide this message' }))
    expect(screen.getByText('Please confirm your email address').query()).toBeNull()
  })

  it('sends the link again', async () => {
    const { screen, client } = await openDashboard({ user })
    client.sendConfirmation.mockResolvedValue({ message: 'Sent.' })
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    await expect.element(screen.getByText('Confirmation email sent')).toBeVisible()
    await expect
      .element(screen.getByText('Please check your email and click the confirmation link.'))
      .toBeVisible()
  })

  it('lets the link be sent again after a moment, not at once', async () => {
    const { screen, client } = await openDashboard({ user })
    client.sendConfirmation.mockResolvedValue({ message: 'Sent.' })
    const resend = screen.getByRole('button', { name: 'Send the link again' })
    await userEvent.click(resend)
    await expect.element(screen.getByText(/^Sent\. You can send it again in \d+ seconds\.$/)).toBeVisible()
    await userEvent.click(resend, { force: true })
    expect(client.sendConfirmation).toHaveBeenCalledTimes(1)
  })

  it('goes when the page is looked at again after the address was confirmed in another tab', async () => {
    const { screen, client } = await openDashboard({ user })
    const banner = screen.getByText('Please confirm your email address')
    await expect.element(banner).toBeVisible()
    client.getEmailStatus.mockResolvedValue({ emailConfirmed: true })
    client.getSession.mockResolvedValue(MARIA)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(banner).not.toBeInTheDocument()
    // Whatever else goes by the session knows it too.
    await expect.poll(() => client.getSession.mock.calls.length).toBe(2)
  })

  it('says what the service said when that fails', async () => {
    const { screen, client } = await openDashboard({ user })
    client.sendConfirmation.mockRejectedValue(
      refusal(429, 'TOO_MANY_REQUESTS', 'Too many mails. Please wait.'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    await expect.element(screen.getByText('Failed to send email')).toBeVisible()
    await expect.element(screen.getByText('Too many mails. Please wait.')).toBeVisible()
  })

  it('goes when the address was confirmed elsewhere meanwhile', async () => {
    const { screen, client } = await openDashboard({ user })
    const resend = screen.getByRole('button', { name: 'Send the link again' })
    await expect.element(resend).toBeVisible()
    // Not before: the page asks by itself, too, and the banner would be gone already.
    client.sendConfirmation.mockImplementation(async () => {
      client.getEmailStatus.mockResolvedValue({ emailConfirmed: true })
      return { message: 'Confirmed already.' }
    })
    await userEvent.click(resend)
    await expect.element(screen.getByText('Email confirmed!')).toBeVisible()
    expect(screen.getByText('Please confirm your email address').query()).toBeNull()
  })
})

describe('a saved price', () => {
  const vehicleType = {
    id: 1,
    name: 'Economy',
    description: 'A comfortable estate.',
    imageUrl: '/vehicles/economy.svg',
    maxPassengers: 4,
    minimumPrice: 17,
    minimumPriceCents: 1700,
  }

  function save(minutesAgo: number): void {
    const now = Date.now()
    const pickup = new Date(now + 3 * 86_400_000).toISOString()
    const trip = { pickupLocation: 'Geneva Airport (GVA), Switzerland', destination: 'Chamonix, France' }
    const quote = {
      ...trip,
      quoteId: '0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11',
      expiresAt: new Date(now + (30 - minutesAgo) * 60_000).toISOString(),
      vehicleType,
      oneWayDistance: 88.3,
      distance: 88.3,
      isRoundTrip: false,
      duration: 71,
      estimated: true,
      mapUrl: `/api/routes/${'a'.repeat(32)}/map`,
      timeZone: 'Europe/Zurich',
      pickupAt: pickup,
      basePrice: 8.2,
      pricePerKm: 1.95,
      totalPrice: 110.96,
      totalPriceCents: 11096,
      currency: 'EUR',
      lines: [{ code: 'DISTANCE', description: 'Distance', amount: 110.96, amountCents: 11096 }],
    }
    const formData = {
      ...trip,
      pickupDate: pickup.slice(0, 10),
      pickupTime: '14:30',
      passengers: 2,
      vehicleTypeId: 1,
      isRoundTrip: false,
    }
    localStorage.setItem(
      SAVED_QUOTE_KEY,
      JSON.stringify({ quote, formData, timestamp: now - minutesAgo * 60_000 }),
    )
  }

  it('is brought back: the Book tab opens and welcomes', async () => {
    save(5)
    const { screen } = await openDashboard({ path: '/dashboard?tab=history' })
    await expect.element(screen.getByText('Price Quote Restored')).toBeVisible()
    await expect.element(screen.getByText('Welcome back, Maria')).toBeVisible()
    await expect.element(screen.getByRole('tab', { name: 'Book' })).toHaveAttribute('aria-selected', 'true')
    expect(localStorage.getItem(SAVED_QUOTE_KEY)).toBeNull()
  })

  it('is let go when it is too old', async () => {
    save(31)
    const { screen } = await openDashboard({ path: '/dashboard?tab=history' })
    await expect.poll(() => localStorage.getItem(SAVED_QUOTE_KEY)).toBeNull()
    await expect
      .element(screen.getByRole('tab', { name: 'History' }))
      .toHaveAttribute('aria-selected', 'true')
  })

  it('waits while billing details are missing', async () => {
    save(5)
    const { screen } = await openDashboard({ user: { city: null } })
    await expect.element(screen.getByRole('button', { name: 'Complete Profile' })).toBeVisible()
    expect(localStorage.getItem(SAVED_QUOTE_KEY)).not.toBeNull()
  })
})

describe('the Book tab', () => {
  it('points to trips to come that are not paid', async () => {
    const pickupAt = new Date(Date.now() + 86_400_000).toISOString()
    const { screen } = await openDashboard({ bookings: [sampleBooking({ pickupAt })] })
    await userEvent.click(screen.getByRole('button', { name: 'See in History' }))
    await expect.element(screen.getByRole('link', { name: 'Pay Now: booking FC-7K2M9Q' })).toBeVisible()
  })

  it('shows the next ride first, and how long it is until then', async () => {
    const pickupAt = new Date(Date.now() + 86_400_000).toISOString()
    const booking = sampleBooking({ pickupAt, status: 'confirmed', paymentStatus: 'completed' })
    const { screen } = await openDashboard({ bookings: [booking] })
    const ride = screen.getByRole('region', { name: 'Your next ride' })
    await expect.element(ride).toMatchTextContent(/Tomorrow.*Chamonix, France/)
    await expect
      .element(ride.getByRole('link', { name: 'Change or cancel' }))
      .toHaveAttribute('href', '/booking?booking=1042&change=true')
  })
})
