import { FiacreError, FiacreTimeoutError, type BookingResult } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { sampleCheckout } from '../../subjects/checkout/sample-checkout.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { checkoutTexts } from './locales/texts.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  sessionStorage.clear()
})

const BOOKED: BookingResult = { booking: sampleBooking(), paymentRedirectUrl: 'https://pay.example/s_1' }

async function atPayment(checkout: Partial<Checkout> = {}) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getCurrentCheckout.mockResolvedValue(sampleCheckout(checkout))
  const leaveFor = vi.fn<(url: string) => void>()
  const content = <CheckoutPage leaveFor={leaveFor} />
  const all = await renderPage(content, { client, texts: [checkoutTexts], path: '/checkout' })
  // Whoever answers otherwise from now on is asked again, not for the first time.
  await expect.element(all.screen.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  const pay = (amount = '€133.24') =>
    userEvent.click(all.screen.getByRole('button', { name: `Pay ${amount}` }))
  return { client, leaveFor, pay, ...all }
}

/** The refusal of a price, with a fresh one. */
function otherPrice(totalPriceCents: number) {
  const { quote } = sampleCheckout()
  const fresh = {
    ...quote,
    quoteId: '0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f12',
    totalPrice: totalPriceCents / 100,
    totalPriceCents,
  }
  const problem = {
    ...{ type: '/problems/x', title: 'x', status: 409, requestId: 'r1' },
    ...{ code: 'PRICE_CHANGED' as const, detail: 'Changed.', message: 'Changed.', quote: fresh },
  }
  return new FiacreError({ status: 409, code: 'PRICE_CHANGED', detail: 'Changed.', text: '{}', problem })
}

const keys = (client: ReturnType<typeof fakeClient>) =>
  client.createBooking.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

describe('paying', () => {
  it('books on the invoice of one’s company, which is named, and stays for another way where that is refused', async () => {
    const { client, screen, cache, leaveFor } = await atPayment()
    client.listPaymentMethods.mockResolvedValue({ methods: ['card'], minimumPrepaymentPercent: 30 })
    const company = { partnerId: '0198c2c1-0000-7abc-8def-0123456789ab', name: 'Alpine Works' }
    const limits = { monthlyLimitCents: 60_000, leftCents: 41_610, blockedBy: null }
    client.getTravelAccount.mockResolvedValue({ company: { ...company, ...limits } })
    await cache.invalidateQueries()
    await userEvent.click(screen.getByRole('radio', { name: /On the invoice of Alpine Works/ }))
    await expect.element(screen.getByText(/Left for you this month: €416.10/)).toBeVisible()
    await expect.element(screen.getByText(/^Alpine Works pays, and sees who travels/)).toBeVisible()
    await userEvent.fill(screen.getByLabelText(/^Cost reference/), ' Orion ')
    const book = screen.getByRole('button', { name: 'Book Now on the invoice' })
    client.createBooking.mockRejectedValueOnce(refusal(409, 'TRAVEL_LIMIT_REACHED', 'More than your limit.'))
    await userEvent.click(book)
    await expect.element(screen.getByText('More than your limit.')).toBeVisible()
    client.createBooking.mockResolvedValue({ ...BOOKED, paymentRedirectUrl: 'https://fiacre.example/done' })
    await userEvent.click(book)
    await expect.poll(() => leaveFor.mock.calls).toEqual([['https://fiacre.example/done']])
    expect(client.createBooking.mock.lastCall?.[0].body).toMatchObject({
      ...{ paymentMethod: 'invoice', invoicePartnerId: company.partnerId, costReference: 'Orion' },
    })
  })

  it('books the journey of the checkout at its price, with the note, and goes to the payment', async () => {
    const { client, screen, pay, leaveFor } = await atPayment()
    client.createBooking.mockResolvedValue(BOOKED)
    await expect.element(screen.getByText('maria@example.com')).toBeVisible()
    await userEvent.fill(screen.getByLabelText(/^Flight or train/), ' LX 1088 ')
    await userEvent.fill(screen.getByLabelText(/^Special requests/), ' Two pairs of skis. ')
    await pay()
    await expect.poll(() => leaveFor.mock.calls).toEqual([['https://pay.example/s_1']])
    const { journey, quote, checkoutSessionId } = sampleCheckout()
    expect(client.createBooking.mock.calls[0]![0].body).toEqual({
      ...journey,
      quoteId: quote.quoteId,
      checkoutSessionId,
      travelNumber: 'LX 1088',
      specialRequests: 'Two pairs of skis.',
    })
    // Until the browser is gone, no second press books again.
    screen
      .getByRole('button', { name: /^Pay/ })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(client.createBooking).toHaveBeenCalledOnce()
  })

  it('asks for the name on the board only where the driver waits with one', async () => {
    const plain = await atPayment()
    await expect.element(plain.screen.getByLabelText(/^Flight or train/)).toBeVisible()
    expect(plain.screen.getByLabelText(/^Name on the board/).query()).toBeNull()
    await plain.screen.unmount()
    const { quote } = sampleCheckout()
    const { client, screen, pay } = await atPayment({ quote: { ...quote, extras: { meetAndGreet: true } } })
    client.createBooking.mockResolvedValue(BOOKED)
    await userEvent.fill(screen.getByLabelText(/^Name on the board/), 'Familie Kowalski')
    await pay()
    const body = () => client.createBooking.mock.lastCall?.[0].body
    await expect.poll(() => body()?.nameBoard).toBe('Familie Kowalski')
    // Extras and access level hold as quoted.
    expect(Object.keys(body() ?? {})).not.toContain('extras')
  })

  it('wants a flight number that is one', async () => {
    const { client, screen, pay } = await atPayment()
    const flight = screen.getByLabelText(/^Flight or train/)
    await userEvent.fill(flight, '???')
    await pay()
    await expect.element(flight).toHaveFocus()
    await expect.element(flight).toHaveAccessibleDescription(/^A flight or train number/)
    expect(client.createBooking).not.toHaveBeenCalled()
  })

  it('goes to the page of the payment when the answer has no address', async () => {
    const { client, pay, history } = await atPayment()
    client.createBooking.mockResolvedValue({ booking: sampleBooking() })
    await pay()
    await expect.poll(() => history.at(-1)).toBe('/payment?booking=1042')
  })

  it('is tried again under the same key while it is not known whether it arrived', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValueOnce(new FiacreTimeoutError(10_000)).mockResolvedValue(BOOKED)
    await pay()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Nothing was booked')
    await pay()
    await expect.poll(() => client.createBooking.mock.calls.length).toBe(2)
    expect(new Set(keys(client)).size).toBe(1)
  })
})

describe('a price that no longer holds', () => {
  it('is shown beside the new one, and nothing is booked without a yes to that', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValueOnce(otherPrice(14_000)).mockResolvedValue(BOOKED)
    await pay()
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'The price has changed' }))
      .toMatchTextContent('It was €133.24 and is now €140.00.')
    await expect
      .element(screen.getByRole('region', { name: 'Your transfer' }))
      .toMatchTextContent('Total€140.00')
    expect(client.createBooking).toHaveBeenCalledOnce()
    await pay('€140.00')
    await expect.poll(() => client.createBooking.mock.calls[1]?.[0].body.quoteId).toMatch(/1f12$/)
    expect(new Set(keys(client)).size).toBe(2)
  })

  it('is confirmed when it is the same anew', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValueOnce(otherPrice(13_324))
    await pay()
    await expect.element(screen.getByText('Your price is confirmed')).toBeVisible()
  })

  it('says so as soon as its time is over', async () => {
    const { quote } = sampleCheckout()
    const expiresAt = new Date(Date.now() + 1500).toISOString()
    const { screen } = await atPayment({ quote: { ...quote, expiresAt } })
    await expect.element(screen.getByText(/^Price held until/)).toBeVisible()
    await expect.element(screen.getByText(/^The time of this price is over/)).toBeVisible()
  })
})

describe('a trip that cannot be booked', () => {
  it('says why and leads back to the partner, with the focus on it', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValue(refusal(422, 'LEAD_TIME', 'Pickup is too close.'))
    await pay()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Pickup is too close.')
    await expect
      .element(screen.getByRole('link', { name: 'Change it at Hotel Chamonix' }))
      .toHaveAttribute('href', 'https://hotel.example/transfers')
    expect(screen.getByRole('button', { name: /^Pay/ }).query()).toBeNull()
    expect(document.activeElement?.textContent).toContain('Nothing was booked')
  })

  it('since it was booked in another window leads to its payment', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValue(refusal(409, 'QUOTE_UNAVAILABLE', 'Used.'))
    const booking = { id: 1042, bookingNumber: 'FC-7K2M9Q' }
    client.getCurrentCheckout.mockResolvedValue(sampleCheckout({ status: 'booked', booking }))
    await pay()
    await expect.element(screen.getByText(/FC-7K2M9Q is kept/)).toBeVisible()
  })

  it('since the session has ended leads to the sign-in', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in.'))
    client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Sign in.'))
    await pay()
    await expect.element(screen.getByRole('heading', { name: 'Who is travelling?' })).toHaveFocus()
  })

  it('since billing details are missing after all asks for them', async () => {
    const { client, screen, pay } = await atPayment()
    client.createBooking.mockRejectedValue(refusal(422, 'BILLING_INFO_REQUIRED', 'Billing.'))
    client.getSession.mockResolvedValue({ ...MARIA, city: null })
    await pay()
    await expect.element(screen.getByRole('heading', { name: 'Billing details' })).toHaveFocus()
  })
})
