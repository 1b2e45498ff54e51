import type { Booking } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { paymentSuccessTexts } from './locales/texts.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

vi.mock('./poll-schedule.ts', () => ({ nextLook: (looks: number) => (looks < 2 ? 40 : null) }))

beforeEach(async () => {
  await page.viewport(1280, 900)
})

const toCome = { pickupAt: '2099-02-14T13:30:00.000Z', pickupDate: '2099-02-14' }
const paid = { ...toCome, status: 'confirmed', paymentStatus: 'completed' } as const

async function open(booking: Partial<Booking> = {}, language: SiteLanguage = 'en') {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBooking.mockResolvedValue(sampleBooking(booking))
  return { client, ...(await show(client, '/payment-success?booking=1042', language)) }
}

/** A booking whose payment is waited for; the next look at it finds what the test says, any after that one finds it paid. */
async function openWaiting() {
  const client = fakeClient()
  const nextLook = Promise.withResolvers<() => Booking>()
  client.getSession.mockResolvedValue(MARIA)
  client.getBooking
    .mockResolvedValue(sampleBooking(paid))
    .mockResolvedValueOnce(sampleBooking(toCome))
    .mockImplementationOnce(async () => (await nextLook.promise)())
  const { screen } = await show(client, '/payment-success?booking=1042')
  await expect.element(screen.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible()
  return { client, screen, nextLook }
}

function show(client: ReturnType<typeof fakeClient>, path: string, language: SiteLanguage = 'en') {
  return renderPage(<PaymentSuccessPage />, { client, texts: [paymentSuccessTexts], path, language })
}

describe('a paid booking', () => {
  it('is shown with its number, route, times, vehicle, passengers, distance and price', async () => {
    const { screen } = await open({
      ...paid,
      isRoundTrip: true,
      returnDate: '2099-02-21',
      returnTime: '10:00',
    })
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your transfer is booked')
    const ticket = screen.getByRole('region', { name: 'Your booking' })
    const route = [
      'FC-7K2M9Q',
      'Geneva Airport (GVA), Switzerland',
      'Chamonix, France',
      'Economy',
      'Round trip',
    ]
    const times = ['Sat, 14 Feb 2099, 14:30 Central European Time', 'Sat, 21 Feb 2099, 10:00']
    for (const fact of [...route, ...times, 'Passengers2', '88.3 km', 'Total paid€110.96']) {
      await expect.element(ticket).toMatchTextContent(fact)
    }
  })

  it('names extras, access level and flight, and until when cancelling brings the money back', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockResolvedValue(
      sampleBooking({
        ...paid,
        accessLevel: 'flexible',
        travelNumber: 'LX 1375',
        nameBoard: 'Familie Kowalski',
        extras: {
          luggage: { suitcases: 2, handLuggage: 1 },
          childSeats: { infant: 0, child: 1, booster: 2 },
          meetAndGreet: true,
        },
      }),
    )
    client.previewCancellation.mockResolvedValue({
      ...{ bookingId: 1042, canCancel: true, refundCents: 11096, keptCents: 0, currency: 'EUR' },
      ...{ reason: 'BEFORE_START', message: 'Flexible.', refundTo: 'balance' },
      deadline: {
        at: '2099-02-14T13:30:00.000Z',
        ...{ date: '2099-02-14', time: '14:30', timeZone: 'Europe/Zurich' },
      },
    })
    const { screen } = await show(client, '/payment-success?booking=1042')
    const ticket = screen.getByRole('region', { name: 'Your booking' })
    const facts = [
      'FareFlexible',
      'Free cancellation untilSat, 14 Feb 2099, 14:30 Central European TimeEverything you paid goes back',
      'Flight or train numberLX 1375',
      'Luggage2 large suitcases, 1 piece of hand luggage',
      'Child seats1 child seat (9–18 kg), 2 boosters (15–36 kg)',
      'Meet and greetThe name board says “Familie Kowalski”',
    ]
    for (const fact of facts) await expect.element(ticket).toMatchTextContent(fact)
  })

  it('says what is paid to the driver, where only a part was paid ahead', async () => {
    const { screen } = await open({
      ...paid,
      prepaymentCents: 3329,
      paidCents: 3329,
      dueToCarrierCents: 7767,
    })
    await expect
      .element(screen.getByRole('region', { name: 'Your booking' }))
      .toMatchTextContent('Total€110.96To the driver on the day€77.67Total paid€33.29')
    await expect.element(screen.getByText('You pay €77.67 to the driver')).toBeVisible()
  })

  it.each([
    ['Receipt (PDF)', 'receipt.pdf'],
    ['Voucher (PDF)', 'voucher.pdf'],
    ['Calendar entry (ICS)', 'calendar.ics'],
  ])('has its %s to keep', async (name, file) => {
    const { screen } = await open(paid)
    const link = screen.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', `/api/bookings/1042/${file}`)
    await expect.element(link).toHaveAttribute('download')
  })

  it('fits a phone however long the traveller’s address is', async () => {
    await page.viewport(390, 844)
    const client = fakeClient()
    const email = `${'maria.kowalska.'.repeat(4)}travels@example.com`
    client.getSession.mockResolvedValue({ ...MARIA, email })
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    const { screen } = await show(client, '/payment-success?booking=1042')
    await expect.element(screen.getByText(/travels@example.com/)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  it('tells what happens next: the voucher, the wait, and whom to write to', async () => {
    const { screen } = await open(paid)
    const next = screen.getByRole('region', { name: 'What happens next' })
    await expect.element(next).toMatchTextContent('Show the driver your voucher')
    await expect.element(next).toMatchTextContent('Answer the confirmation email.')
    await expect.element(next).toMatchTextContent('60 minutes at Geneva Airport')
  })

  it('looks back once the trip is over', async () => {
    const { screen } = await open({
      status: 'completed',
      paymentStatus: 'completed',
      pickupAt: '2024-02-14T13:30:00Z',
    })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your transfer')
    expect(screen.getByText('What happens next').query()).toBeNull()
  })

  it('can be printed, and leads to the dashboard', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { screen } = await open(paid)
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await expect
      .element(screen.getByRole('link', { name: 'Go to your dashboard' }))
      .toHaveAttribute('href', '/dashboard?tab=history')
    await expect
      .element(screen.getByRole('link', { name: 'Change or cancel' }))
      .toHaveAttribute('href', '/booking?booking=1042')
  })

  it('speaks Polish', async () => {
    const { screen } = await open(paid, 'pl')
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Twój przejazd jest zarezerwowany')
    await expect.element(screen.getByText('Pokaż kierowcy voucher')).toBeVisible()
  })

  it('fits a phone', async () => {
    await page.viewport(390, 844)
    const destination = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom'
    const { screen } = await open({ ...paid, destination })
    await expect.element(screen.getByText('FC-7K2M9Q')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('a payment that is not settled yet', () => {
  it('is waited for, and shown once it is', async () => {
    const { screen, client, nextLook } = await openWaiting()
    nextLook.resolve(() => sampleBooking(paid))
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toHaveFocus()
    const looks = client.getBooking.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(client.getBooking.mock.calls).toHaveLength(looks)
  })

  it('is not waited for without end, and can be looked at again', async () => {
    const { screen, client } = await open(toCome)
    const slow = screen.getByRole('heading', { name: 'It takes a little longer than usual' })
    await expect.element(slow).toHaveFocus()
    expect(client.getBooking).toHaveBeenCalledTimes(3)
    await expect
      .element(screen.getByRole('link', { name: 'More ways to pay' }))
      .toHaveAttribute('href', '/payment?booking=1042')
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()
  })

  it('survives a look that fails', async () => {
    const { screen, nextLook } = await openWaiting()
    nextLook.resolve(() => {
      throw refusal(503, 'UNAVAILABLE', 'Later.')
    })
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()
  })
})

describe('anything else', () => {
  it('leads back to the payment when it was declined', async () => {
    const { screen } = await open({ paymentStatus: 'failed' })
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your payment did not go through')
    await expect
      .element(screen.getByRole('link', { name: 'Retry Payment' }))
      .toHaveAttribute('href', '/payment?booking=1042')
  })

  it('says that the booking is cancelled', async () => {
    const { screen } = await open({ status: 'cancelled', paymentStatus: 'completed' })
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This booking is cancelled')
  })

  it('says what went back of a cancelled booking', async () => {
    const { screen } = await open({ status: 'cancelled', paymentStatus: 'completed', refundedCents: 11096 })
    await expect.element(screen.getByText(/€110.96 went back to your account balance/)).toBeVisible()
  })

  it('says that there is no such booking', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockRejectedValue(refusal(404, 'NOT_FOUND', 'Booking not found'))
    const { screen } = await show(client, '/payment-success?booking=7')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking not found')
  })

  it('can be asked again when the booking could not be loaded', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking
      .mockRejectedValueOnce(refusal(500, 'INTERNAL', 'Oops'))
      .mockResolvedValue(sampleBooking(paid))
    const { screen } = await show(client, '/payment-success?booking=1042')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()
  })

  it('knows a link without a booking', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await show(client, '/payment-success')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Payment Link')
  })

  it('leads somebody who is not signed in to the sign-in', async () => {
    const { history } = await show(fakeClient(), '/payment-success?booking=1042')
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fpayment-success%3Fbooking%3D1042')
  })
})
