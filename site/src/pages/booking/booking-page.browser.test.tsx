import { FiacreNetworkError, withEtag } from '@fiacre/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { BookingPage } from './booking-page.tsx'
import { bookingScreenTexts } from './locales/texts.ts'
import { bookingClient, cancellation, openBooking, tripIn } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

const HEADING = { level: 1 } as const

describe('the booking page', () => {
  it('leads somebody who is not signed in to the sign-in and back', async () => {
    const texts = [bookingScreenTexts]
    const { history } = await renderPage(<BookingPage />, { texts, path: '/booking?booking=7' })
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fbooking%3Fbooking%3D7')
  })

  it('says that it is loading, that there is none, and that it could not be loaded', async () => {
    const client = bookingClient()
    client.getBooking.mockReturnValueOnce(new Promise(() => {}))
    const waiting = await openBooking(client)
    await expect.element(waiting.screen.getByText('Loading your booking')).toBeInTheDocument()
    await expect.poll(() => client.getBooking.mock.calls.length).toBe(1)
    await waiting.screen.unmount()

    client.getBooking.mockRejectedValueOnce(refusal(404, 'NOT_FOUND', 'There is no such booking.'))
    const unknown = await openBooking(client)
    await expect.element(unknown.screen.getByRole('heading', HEADING)).toHaveTextContent('Booking not found')
    await unknown.screen.unmount()

    client.getBooking.mockRejectedValueOnce(new FiacreNetworkError('https://fiacre.example'))
    const { screen } = await openBooking(client)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect
      .element(screen.getByRole('heading', HEADING))
      .toHaveTextContent('Your transfer to Chamonix, France')
  })

  it('tells the trip, its money, its terms and its papers', async () => {
    // Three whole days, so that it is the third day from now at every time of the day.
    const booking = tripIn(72, {
      extras: { luggage: { suitcases: 2, handLuggage: 1 }, meetAndGreet: true },
      nameBoard: 'Familie Kowalski',
      travelNumber: 'LX 1375',
      paidCents: 3329,
      dueToCarrierCents: 7767,
    })
    const client = bookingClient(booking)
    const at = '2026-02-10T09:12:00.000Z'
    const states = { fromStatus: null, toStatus: 'pending', fromPaymentStatus: null } as const
    const step = { at, partnerName: null, ...states, toPaymentStatus: 'pending' } as const
    client.listBookingEvents.mockResolvedValue({
      events: [
        { ...step, kind: 'BOOKED', actor: 'traveller', amountCents: null },
        { ...step, kind: 'PAID', actor: 'gateway', amountCents: 3329 },
      ],
    })
    const { screen } = await openBooking(client)
    await expect.element(screen.getByText('In 3 days')).toBeVisible()
    // Other bookings, and the office, have hours of their own.
    await expect.element(screen.getByText(/^Saver · Support from 08:00/)).toBeVisible()
    const sections = {
      'Your trip': ['14:30', 'Geneva Airport', '2 large suitcases', 'Familie Kowalski', 'LX 1375'],
      'Price and payment': ['Distance', 'Total€110.96', 'Paid€33.29', 'To the driver on the day€77.67'],
      'Your Saver fare': ['Until Wed, 11 Feb 2099, 10:12', '08:00 to 20:00 (GMT+2), in English'],
      'What has happened so far': [
        'All times in Central European Time',
        'BookedTue, 10 Feb 2026, 10:12',
        'Payment received, €33.29',
      ],
    }
    for (const [name, facts] of Object.entries(sections)) {
      const section = screen.getByRole('region', { name })
      for (const fact of facts) await expect.element(section).toMatchTextContent(fact)
    }
    const receipt = screen.getByRole('link', { name: /^Receipt/ })
    await expect.element(receipt).toHaveAttribute('href', '/api/bookings/1042/receipt.pdf')
  })

  it('names no price where a partner pays by invoice: not in its story, not by a receipt', async () => {
    const paid = { status: 'confirmed', paymentStatus: 'completed', paidCents: 11096 } as const
    const client = bookingClient(tripIn(72, { ...paid, paymentMethod: 'invoice', refundTo: 'invoice' }))
    const states = { fromStatus: null, toStatus: 'confirmed', fromPaymentStatus: null } as const
    const step = { at: '2026-02-10T09:12:00.000Z', partnerName: null, ...states } as const
    client.listBookingEvents.mockResolvedValue({
      events: [{ ...step, toPaymentStatus: 'completed', kind: 'PAID', actor: 'partner', amountCents: 11096 }],
    })
    const { screen } = await openBooking(client)
    await expect.element(screen.getByText('Payment received')).toBeVisible()
    expect(document.body.textContent).not.toContain('€')
    expect(screen.getByRole('link', { name: /^Receipt/ }).query()).toBeNull()
  })

  it.each([
    ['pending', 'Pay Now'],
    ['failed', 'Retry Payment'],
  ] as const)('leads to the payment while it is %s', async (paymentStatus, name) => {
    // Three whole days, so that it is the third day from now at every time of the day.
    const booking = tripIn(72, { status: 'pending', paymentStatus, paidCents: 0, outstandingCents: 11096 })
    const { screen } = await openBooking(bookingClient(booking))
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/payment?booking=1042')
    expect(screen.getByRole('link', { name: /^Receipt/ }).query()).toBeNull()
  })

  it.each([
    [
      'is cancelled',
      tripIn(75, { status: 'cancelled', refundedCents: 11096, paidCents: 0 }),
      /^€110.96 went back/,
    ],
    ['is over', tripIn(-48, { status: 'completed' }), 'This trip is over'],
  ])('offers nothing but the same way again once it %s', async (_, booking, words) => {
    const { screen, client } = await openBooking(bookingClient(booking))
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Book again' })).toBeVisible()
    for (const name of [/^Change/, /^Cancel/, /^Switch/]) {
      expect(screen.getByRole('button', { name }).query()).toBeNull()
    }
    expect(client.previewCancellation).not.toHaveBeenCalled()
  })

  it('says of a booking cancelled before it was paid that nothing was, and asks for nothing', async () => {
    // Three whole days, so that it is the third day from now at every time of the day.
    const booking = tripIn(72, { status: 'cancelled', paymentStatus: 'pending', paidCents: 0 })
    const { screen } = await openBooking(bookingClient(booking))
    await expect.element(screen.getByText('Not paid', { exact: true })).toBeVisible()
    expect(screen.getByText('Pending', { exact: true }).query()).toBeNull()
    expect(screen.getByRole('link', { name: 'Pay Now' }).query()).toBeNull()
  })

  it('says of a test that nobody drives it, and promises no balance when it is cancelled', async () => {
    const gone = { status: 'cancelled', refundedCents: 11096, paidCents: 0, isTest: true } as const
    const { screen } = await openBooking(bookingClient(tripIn(75, gone)))
    await expect.element(screen.getByText('Test booking: nobody will drive it')).toBeVisible()
    await expect.element(screen.getByText(/It was a test: nobody was charged/)).toBeVisible()
    expect(screen.getByText(/went back to your account balance/).query()).toBeNull()
  })

  it('names what is kept of a booking that was cancelled too late', async () => {
    // Three whole days, so that it is the third day from now at every time of the day.
    const booking = tripIn(72, { status: 'cancelled', refundedCents: 0, paidCents: 11096 })
    const { screen } = await openBooking(bookingClient(booking))
    await expect.element(screen.getByText(/€110.96 of what you paid stays with the carrier/)).toBeVisible()
  })

  it.each([
    ['pl', 'Zmień rezerwację'],
    ['fr', 'Modifier la réservation'],
  ] as const)('fits a phone with long words, in %s', async (language, change) => {
    await page.viewport(390, 844)
    const destination = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenheimvorplatz, Österreich'
    const { screen } = await openBooking(bookingClient(tripIn(75, { destination })), { language })
    await expect.element(screen.getByRole('button', { name: change })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('cancelling', () => {
  async function openCancel(client = bookingClient()) {
    const opened = await openBooking(client)
    await userEvent.click(opened.screen.getByRole('button', { name: 'Cancel booking' }))
    return { ...opened, dialog: opened.screen.getByRole('dialog', { name: 'Cancel this booking?' }) }
  }
  const cancelled = {
    booking: tripIn(75, { status: 'cancelled', refundedCents: 11096, paidCents: 0 }),
    refundedCents: 11096,
    balanceCents: 11096,
    currency: 'EUR',
  } as const

  it('says before to the cent what comes back, until when and why, and can be left by Escape', async () => {
    const { screen, dialog, client } = await openCancel()
    for (const fact of [
      '€110.96',
      'goes back to your account balance',
      'within 24 hours',
      '11 Feb 2099, 10:12',
    ]) {
      await expect.element(dialog).toMatchTextContent(fact)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Cancel booking' })).toHaveFocus()
    expect(client.cancelBooking).not.toHaveBeenCalled()
  })

  it('sends what was shown, tells what came back, and leads to the balance', async () => {
    const { screen, dialog, client } = await openCancel()
    client.cancelBooking.mockResolvedValue(cancelled)
    await userEvent.fill(dialog.getByLabelText(/^Why do you cancel/), ' Our flight was moved. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get €110.96 back' }))
    await expect.element(screen.getByText(/^€110.96 went back to your account balance/)).toBeVisible()
    await expect.element(screen.getByRole('heading', HEADING)).toHaveFocus()
    await expect
      .element(screen.getByRole('link', { name: 'See your balance' }))
      .toHaveAttribute('href', '/balance')
    expect(client.cancelBooking.mock.lastCall?.[0]).toMatchObject({
      path: { id: 1042 },
      body: { expectedRefundCents: 11096, expectedKeptCents: 0, reason: 'Our flight was moved.' },
    })
  })

  it('repeats under the same key what may have happened, and asks again when less comes back', async () => {
    const { dialog, client } = await openCancel()
    const confirm = dialog.getByRole('button', { name: /^Cancel and get/ })
    client.cancelBooking.mockRejectedValueOnce(new FiacreNetworkError('https://fiacre.example'))
    await userEvent.click(confirm)
    await expect.element(dialog.getByText('The booking could not be cancelled')).toBeVisible()
    client.cancelBooking.mockRejectedValueOnce(refusal(409, 'CANCELLATION_CHANGED', 'Less goes back now.'))
    client.previewCancellation.mockResolvedValue(
      cancellation({ refundCents: 0, keptCents: 11096, reason: 'TOO_LATE' }),
    )
    await userEvent.click(confirm)
    await expect.element(dialog.getByText('Your refund has changed')).toBeVisible()
    const [first, second] = client.cancelBooking.mock.calls.map(([input]) => input.idempotencyKey)
    expect(first).toBe(second)

    client.cancelBooking.mockResolvedValueOnce({ ...cancelled, refundedCents: 0 })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel without a refund' }))
    const last = client.cancelBooking.mock.lastCall?.[0]
    expect(last?.body).toEqual({ expectedRefundCents: 0, expectedKeptCents: 11096, reason: null })
    expect(last?.idempotencyKey).not.toBe(first)
  })

  it('shows a booking that was changed elsewhere as it is, and cancels that one by a second press', async () => {
    const client = bookingClient(withEtag(tripIn(75), '"shown"'))
    const { screen, dialog } = await openCancel(client)
    await userEvent.fill(dialog.getByLabelText(/^Why do you cancel/), 'Our flight was moved.')
    client.cancelBooking.mockRejectedValueOnce(refusal(412, 'PRECONDITION_FAILED', 'Changed meanwhile.'))
    client.getBooking.mockResolvedValue(withEtag(tripIn(75, { travelNumber: 'LX 1375' }), '"present"'))
    client.previewCancellation.mockResolvedValue(cancellation({ refundCents: 9000, keptCents: 2096 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get €110.96 back' }))
    await expect.element(dialog.getByText('Your booking was changed meanwhile')).toBeVisible()
    expect(dialog.getByText('The booking could not be cancelled').query()).toBeNull()

    client.cancelBooking.mockResolvedValueOnce(cancelled)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and get €90.00 back' }))
    await expect.element(screen.getByText(/^€110.96 went back to your account balance/)).toBeVisible()
    const calls = client.cancelBooking.mock.calls.map(([input]) => input)
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"shown"', '"present"'])
    expect(calls.at(-1)?.body).toMatchObject({ reason: 'Our flight was moved.' })
  })

  it('says why when there is nothing left to cancel', async () => {
    const client = bookingClient()
    client.previewCancellation.mockResolvedValue(cancellation({ canCancel: false, reason: 'STARTED' }))
    const { dialog } = await openCancel(client)
    await expect.element(dialog.getByText(/^This trip has started/)).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Cancel/ }).query()).toBeNull()
  })
})

it('knows links that name no booking', async () => {
  const client = fakeClient()
  client.getSession.mockResolvedValue(await bookingClient().getSession())
  const texts = [bookingScreenTexts]
  const { screen } = await renderPage(<BookingPage />, { client, texts, path: '/booking?booking=me' })
  await expect.element(screen.getByRole('heading', HEADING)).toHaveTextContent('Invalid booking link')
  expect(client.getBooking).not.toHaveBeenCalled()
})
