import type { BookingResult } from '@fiacre/sdk'
import { FiacreError, FiacreTimeoutError } from '@fiacre/sdk'
import { PENDING_QUOTE_KEY, SAVED_QUOTE_KEY } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, later, quotedFlow } from './testing/fake-flow.ts'
import { problem } from './testing/problem.ts'
import { CHAMONIX, GENEVA_AIRPORT, bookedWith, pricesOf, quoteOf } from './testing/samples.ts'

const FRESH = quoteOf({
  quoteId: '0198c2a6-77aa-7bcd-9123-456789abcdef',
  totalPrice: 120,
  totalPriceCents: 12000,
})

describe('booking', () => {
  it('sends the form, the quote, and price and distance as text', async () => {
    const { flow, client } = await quotedFlow()
    flow.setField('specialRequests', ' Two pairs of skis ')
    await flow.book()
    expect(client.createBooking.mock.calls[0]![0].body).toEqual({
      vehicleTypeId: 1,
      pickupLocation: GENEVA_AIRPORT.label,
      destination: CHAMONIX.label,
      passengers: 2,
      isRoundTrip: false,
      pickupDate: '2026-05-14',
      pickupTime: '14:30',
      specialRequests: 'Two pairs of skis',
      quoteId: quoteOf().quoteId,
      totalPrice: '110.96',
      distance: '88.3',
      pickupPoint: { lat: 46.2381, lon: 6.109 },
      destinationPoint: { lat: 45.9237, lon: 6.8694 },
    })
  })

  it("without a price says 'Please calculate price first'", async () => {
    const { flow, client, notices } = fakeFlow()
    await flow.book()
    expect(notices).toEqual([{ title: { id: 'calculatePriceFirst' }, variant: 'destructive' }])
    expect(client.createBooking).not.toHaveBeenCalled()
  })

  it('is made once, however often the button is pressed', async () => {
    const { flow, client } = await quotedFlow()
    const answer = later<BookingResult>()
    client.createBooking.mockReturnValue(answer.promise)
    const presses = [flow.book(), flow.book(), flow.book()]
    answer.resolve(bookedWith())
    await Promise.all(presses)
    expect(client.createBooking).toHaveBeenCalledOnce()
  })

  it('keeps the form as it is while it is under way', async () => {
    const { flow, client, state } = await quotedFlow()
    const answer = later<BookingResult>()
    client.createBooking.mockReturnValue(answer.promise)
    const booked = flow.book()
    flow.setField('passengers', 4)
    flow.swapPlaces()
    expect(state().form).toMatchObject({ passengers: 2, destination: CHAMONIX.label })
    answer.resolve(bookedWith())
    await booked
  })

  it('is not sent with a travel number that the service would refuse', async () => {
    const { flow, client, state } = await quotedFlow()
    flow.setField('travelNumber', 'Zürich → Basel')
    await flow.book()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(state().errors.travelNumber).toEqual({ id: 'travelNumberWrong' })
    flow.setField('travelNumber', 'LX 1375')
    await flow.book()
    expect(client.createBooking).toHaveBeenCalledOnce()
  })

  it('is not sent when the pickup has come too close meanwhile', async () => {
    const { flow, client, clock, state } = await quotedFlow({ start: '2026-05-14T10:20:00Z' })
    client.calculatePrices.mockResolvedValue(pricesOf(quoteOf({ expiresAt: '2026-05-14T10:50:00Z' })))
    await flow.calculatePrice()
    await clock.pass(15 * 60_000)
    await flow.book()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(state().errors.pickupTime).toMatchObject({ id: 'leadTime', values: { hours: 2 } })
  })
})

describe('somebody who is not signed in', () => {
  it('is led to sign in, the quote saved as pending', async () => {
    const { flow, client, checkout, storage } = await quotedFlow({ signedIn: false, profile: null })
    await flow.book()
    expect(checkout.signIn).toHaveBeenCalledOnce()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(JSON.parse(storage.getItem(PENDING_QUOTE_KEY)!)).toMatchObject({
      quote: { quoteId: quoteOf().quoteId },
      formData: { pickupLocation: GENEVA_AIRPORT.label, passengers: 2 },
      timestamp: Date.parse('2026-05-12T08:00:00Z'),
    })
  })

  it.each([
    problem(401, 'UNAUTHORIZED', 'Sign in first.'),
    new FiacreError({ status: 401, text: '', code: 'UNEXPECTED_RESPONSE', detail: 'Unauthorized' }),
  ])('as the service finds out, is led to sign in without a notice', async (error) => {
    const { flow, client, checkout, notices, storage } = await quotedFlow()
    client.createBooking.mockRejectedValue(error)
    await flow.book()
    expect(checkout.signIn).toHaveBeenCalledOnce()
    expect(storage.getItem(PENDING_QUOTE_KEY)).not.toBeNull()
    expect(notices).toEqual([])
  })
})

describe('missing billing details', () => {
  it('save the quote and show the warning, without a notice', async () => {
    const { flow, client, notices, state, storage } = await quotedFlow()
    client.createBooking.mockRejectedValue(problem(422, 'BILLING_INFO_REQUIRED', 'Add a city.'))
    await flow.book()
    expect(state().billingWarning).toBe(true)
    expect(state().quote).not.toBeNull()
    expect(storage.getItem(SAVED_QUOTE_KEY)).not.toBeNull()
    expect(notices).toEqual([])
  })

  it('do not fail where the browser blocks storage', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
    const { flow, client, state } = await quotedFlow({ storage })
    client.createBooking.mockRejectedValue(
      problem(422, 'BILLING_INFO_REQUIRED', 'Please add your billing information'),
    )
    await flow.book()
    expect(state().billingWarning).toBe(true)
  })
})

describe('a price that changed', () => {
  it('is shown beside the one before, and booked only after another yes', async () => {
    const { flow, client, state } = await quotedFlow()
    client.createBooking.mockRejectedValueOnce(
      problem(409, 'PRICE_CHANGED', 'The price changed.', { quote: FRESH }),
    )
    await flow.book()
    expect(state()).toMatchObject({ quote: FRESH, replacedCents: 11096, status: { booking: 'idle' } })
    expect(client.createBooking).toHaveBeenCalledOnce()
    await flow.book()
    expect(client.createBooking.mock.calls[1]![0].body).toMatchObject({
      quoteId: FRESH.quoteId,
      totalPrice: '120',
    })
  })

  it('is forgotten when the trip is edited', async () => {
    const { flow, client, state } = await quotedFlow()
    client.createBooking.mockRejectedValueOnce(problem(409, 'QUOTE_EXPIRED', 'Expired.', { quote: FRESH }))
    await flow.book()
    flow.setField('pickupTime', '16:00')
    expect(state()).toMatchObject({ quote: null, replacedCents: null })
  })

  it('without a fresh price leaves none', async () => {
    const { flow, client, notices, state } = await quotedFlow()
    client.createBooking.mockRejectedValueOnce(
      problem(409, 'QUOTE_UNAVAILABLE', 'This price cannot be used.'),
    )
    await flow.book()
    expect(state().quote).toBeNull()
    expect(notices[0]!.description).toEqual({
      problem: 'QUOTE_UNAVAILABLE',
      text: 'This price cannot be used.',
    })
  })
})

describe('any other failure', () => {
  it('shows the message of the service, and leaves the price to try again', async () => {
    const { flow, client, notices, state } = await quotedFlow()
    client.createBooking.mockRejectedValue(new Error('503: We are stopping.'))
    await flow.book()
    expect(notices).toEqual([
      { title: { id: 'error' }, description: '503: We are stopping.', variant: 'destructive' },
    ])
    expect(state().quote).not.toBeNull()
  })

  it('of a field stands beside it', async () => {
    const { flow, client, state } = await quotedFlow()
    client.createBooking.mockRejectedValue(
      problem(422, 'LEAD_TIME', 'Too soon.', {
        errors: [{ pointer: '/pickupTime', code: 'LEAD_TIME', message: 'Too soon.' }],
      }),
    )
    await flow.book()
    expect(state().errors.pickupTime).toEqual({ problem: 'LEAD_TIME', text: 'Too soon.' })
  })
})

describe('the Idempotency-Key', () => {
  async function keysOf(between: (all: Awaited<ReturnType<typeof quotedFlow>>) => void | Promise<unknown>) {
    const all = await quotedFlow()
    all.client.createBooking.mockRejectedValueOnce(new FiacreTimeoutError(10_000))
    await all.flow.book()
    await between(all)
    await all.flow.book()
    await settled()
    return all.client.createBooking.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  }

  it('is kept while the same booking is tried again', async () => {
    const [first, second] = await keysOf(() => {})
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('is another one when the form changed', async () => {
    const [first, second] = await keysOf(({ flow }) => flow.setField('specialRequests', 'A child seat'))
    expect(second).not.toBe(first)
  })

  it('is another one with another quote', async () => {
    const [first, second] = await keysOf(({ flow, client }) => {
      client.calculatePrices.mockResolvedValue(pricesOf(FRESH))
      return flow.calculatePrice()
    })
    expect(second).not.toBe(first)
  })
})
