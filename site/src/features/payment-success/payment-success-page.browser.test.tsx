import { FiacreNetworkError, type Booking } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { sampleBooking } from '../../bookings/sample-bookings.ts'
import type { Checkout } from '../../checkouts/checkout.ts'
import { sampleCheckout } from '../../checkouts/sample-checkout.ts'
import { isCheckoutUnderWay, rememberCheckout } from '../../checkouts/under-way.ts'
import { paymentSuccessTexts } from './locales/texts.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

vi.mock('./poll-schedule.ts', () => ({ nextLook: (looks: number) => (looks < 2 ? 40 : null) }))

beforeEach(async () => {
  await page.viewport(1280, 900)
})

const toCome = { pickupAt: '2099-02-14T13:30:00.000Z', pickupDate: '2099-02-14' }
const paid = { ...toCome, status: 'confirmed', paymentStatus: 'completed' } as const

async function open(booking: Partial<Booking> = {}, language: 'en' | 'pl' = 'en') {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBooking.mockResolvedValue(sampleBooking(booking))
  return { client, ...(await show(client, '/payment-success?booking=1042', language)) }
}

function show(client: ReturnType<typeof fakeClient>, path: string, language: 'en' | 'pl' = 'en') {
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

  it('tells what happens next, on the clocks of the place', async () => {
    const { screen } = await open(paid)
    const next = screen.getByRole('region', { name: 'What happens next' })
    await expect.element(next).toMatchTextContent('Around 14:00, 30 minutes before pickup')
    await expect.element(next).toMatchTextContent('Around 14:15, 15 minutes before pickup')
    await expect
      .element(next)
      .toMatchTextContent('60 minutes at airports and ports, 30 at railway stations, 15 anywhere else.')
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
  })

  it('speaks Polish', async () => {
    const { screen } = await open(paid, 'pl')
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Twój przejazd jest zarezerwowany')
    await expect.element(screen.getByText(/^Około 14:00/)).toBeVisible()
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
    const { screen, client } = await open(toCome)
    await expect
      .element(screen.getByRole('heading', { name: 'We are confirming your payment' }))
      .toBeVisible()
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toHaveFocus()
    const looks = client.getBooking.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(client.getBooking.mock.calls).toHaveLength(looks)
  })

  it('is not waited for without end, and can be looked at again', async () => {
    const { screen, client } = await open({ ...toCome, paymentStatus: 'processing' })
    const slow = screen.getByRole('heading', { name: 'It takes a little longer than usual' })
    await expect.element(slow).toHaveFocus()
    expect(client.getBooking).toHaveBeenCalledTimes(3)
    await expect
      .element(screen.getByRole('link', { name: 'Go to payment' }))
      .toHaveAttribute('href', '/payment?booking=1042')
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await expect.element(screen.getByRole('heading', { name: 'Your transfer is booked' })).toBeVisible()
  })

  it('survives a look that fails', async () => {
    const { screen, client } = await open(toCome)
    await expect
      .element(screen.getByRole('heading', { name: 'We are confirming your payment' }))
      .toBeVisible()
    client.getBooking
      .mockRejectedValueOnce(refusal(503, 'UNAVAILABLE', 'Later.'))
      .mockResolvedValue(sampleBooking(paid))
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

describe('a paid booking from a partner', () => {
  const leaveFor = vi.fn<(url: string) => void>()
  const BACK = 'https://hotel.example/transfers?fiacre_result=cr_1'
  const checkout = sampleCheckout({
    status: 'paid',
    booking: { id: 1042, bookingNumber: 'FC-7K2M9Q' },
  })

  beforeEach(() => {
    leaveFor.mockClear()
    sessionStorage.clear()
    rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab')
  })

  async function comeFromPayment(changes: Partial<Checkout> = {}) {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    client.getBooking.mockResolvedValue(sampleBooking(paid))
    client.getCurrentCheckout.mockResolvedValue({ ...checkout, ...changes })
    client.createCheckoutReturn.mockResolvedValue({ url: BACK })
    const content = <PaymentSuccessPage leaveFor={leaveFor} />
    const path = '/payment-success?booking=1042'
    const { screen } = await renderPage(content, { client, texts: [paymentSuccessTexts], path })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    return { client, screen, back: screen.getByRole('button', { name: 'Back to Hotel Chamonix' }) }
  }

  it('counts down and goes back by itself, asking for the token only then', async () => {
    const { client, screen } = await comeFromPayment()
    await expect.element(screen.getByText(/Hotel Chamonix in 5 seconds/)).toBeVisible()
    await expect.element(screen.getByRole('status')).toMatchTextContent('Hotel Chamonix in 4 seconds')
    expect(client.createCheckoutReturn).not.toHaveBeenCalled()
    await expect.poll(() => leaveFor.mock.calls, { timeout: 8000 }).toEqual([[BACK]])
    expect(client.createCheckoutReturn).toHaveBeenCalledExactlyOnceWith({
      path: { id: checkout.checkoutSessionId },
    })
    expect(isCheckoutUnderWay()).toBe(false)
  })

  it('goes at once when asked to', async () => {
    const { back } = await comeFromPayment()
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls).toEqual([[BACK]])
  })

  it('stays for whoever wants to, now and after a reload', async () => {
    const { screen, back, client } = await comeFromPayment()
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await expect.element(back).toHaveFocus()
    expect(screen.getByText(/in \d seconds/).query()).toBeNull()
    await screen.unmount()
    const again = await comeFromPayment()
    await expect.element(again.back).toBeVisible()
    expect(again.screen.getByText(/in \d seconds/).query()).toBeNull()
    expect(client.createCheckoutReturn).not.toHaveBeenCalled()
  })

  it('says so when the way back fails, and can be tried again', async () => {
    const { client, screen, back } = await comeFromPayment()
    client.createCheckoutReturn.mockRejectedValueOnce(new FiacreNetworkError('/return'))
    await userEvent.click(back)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Your booking is safe')
    await userEvent.click(back)
    await expect.poll(() => leaveFor.mock.calls).toEqual([[BACK]])
  })

  it.each([
    ['belongs to another booking', { booking: { id: 7, bookingNumber: 'FC-OTHER1' } }],
    ['has no address to go back to', { backUrl: null }],
    ['has an address that is no web page', { backUrl: 'javascript:alert(1)' }],
  ])('stays here when the checkout %s', async (_, changes) => {
    const { screen, back, client } = await comeFromPayment(changes)
    await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    await expect.poll(() => client.getCurrentCheckout.mock.calls.length).toBeGreaterThan(0)
    expect(back.query()).toBeNull()
  })
})
