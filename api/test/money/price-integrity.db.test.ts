import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quoteFor, trip, type BookingBody, type QuoteBody } from '../support/traveller.ts'

const NOW = new Date()
const MINUTE = 60_000

let service: TestService
let client: TestClient
let stranger: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = (await newTraveller(service.url)).client
  stranger = (await newTraveller(service.url)).client
})
beforeEach(() => {
  service.clock.now = NOW
})

/** Expects a 409 with a fresh quote for the trip that was asked for, and books that quote. */
async function expectFreshQuote(body: Record<string, unknown>, code: ProblemCode, message: string) {
  const answer = await client.call('POST', '/api/bookings', body)
  const problem = expectProblem(answer, { status: 409, code })
  expect(problem.message).toBe(message)
  const fresh = problem.quote as unknown as QuoteBody & { vehicleType: { id: number } }
  expect(fresh.quoteId).not.toBe(body['quoteId'])
  expect(fresh.vehicleType.id).toBe(body['vehicleTypeId'])
  expect(fresh.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(fresh.totalPriceCents)
  expect(Date.parse(fresh.expiresAt) - service.clock.now.getTime()).toBe(30 * MINUTE)
  const again = { ...body, quoteId: fresh.quoteId, totalPrice: fresh.totalPrice, distance: fresh.distance }
  const booked = await client.call<BookingBody>('POST', '/api/bookings', again)
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  expect(booked.body.booking.totalPrice).toBe(fresh.totalPrice)
  return fresh
}

const CHANGED = 'The price of this trip is not the one you sent. Please look at the new price and book again.'
const EXPIRED = 'The price was held for 30 minutes and has expired. Here is a fresh one.'
const UNAVAILABLE = 'This price cannot be used for a booking any more. Here is a fresh one.'

describe('a booking at another price than the quote’s', () => {
  it.each([1, '1.00', 0, '0', 99_999, '110.9600001'])(
    'totalPrice %j is refused, with the right price',
    async (totalPrice) => {
      const request = trip(NOW)
      const { quoteId } = await quoteFor(client, request)
      const fresh = await expectFreshQuote({ ...request, quoteId, totalPrice }, 'PRICE_CHANGED', CHANGED)
      expect(fresh.totalPrice).toBeGreaterThan(17)
    },
  )

  it('a cent less is another price, and so is a cent more', async () => {
    const request = trip(NOW)
    for (const change of [-1, 1]) {
      const quote = await quoteFor(client, request)
      const totalPrice = ((quote.totalPriceCents + change) / 100).toFixed(2)
      await expectFreshQuote({ ...request, quoteId: quote.quoteId, totalPrice }, 'PRICE_CHANGED', CHANGED)
    }
  })

  it.each([0, 1, '1.0', 19_999])('distance %j is refused', async (distance) => {
    const request = trip(NOW)
    const { quoteId, totalPrice } = await quoteFor(client, request)
    await expectFreshQuote({ ...request, quoteId, totalPrice, distance }, 'PRICE_CHANGED', CHANGED)
  })
})

describe('a one-way price', () => {
  it('brings no way back, whatever is sent beside it', async () => {
    const { pickupDate } = trip(new Date(NOW.getTime() + 86_400_000))
    const request = trip(NOW, { isRoundTrip: false, returnDate: pickupDate, returnTime: '12:00' })
    const { quoteId, totalPrice } = await quoteFor(client, request)
    const { status, body } = await client.call('POST', '/api/bookings', { ...request, quoteId, totalPrice })
    expect(status).toBe(201)
    expect(body).toMatchObject({ booking: { isRoundTrip: false, returnDate: null, returnTime: null } })
  })
})

describe('a booking of another trip than the quote’s', () => {
  it.each<[string, Record<string, unknown>]>([
    ['more passengers', { passengers: 4 }],
    ['a better class', { vehicleTypeId: 2 }],
    ['a later time', { pickupTime: '11:45' }],
    ['another day', { pickupDate: trip(new Date(NOW.getTime() + 86_400_000)).pickupDate }],
    ['another destination', { destination: 'Zermatt' }],
    ['another pickup', { pickupLocation: 'Lyon' }],
    [
      'the way back too',
      {
        isRoundTrip: true,
        returnDate: trip(new Date(NOW.getTime() + 86_400_000)).pickupDate,
        returnTime: '10:00',
      },
    ],
  ])('%s: the price of what was asked is offered', async (_name, more) => {
    const { quoteId, totalPrice } = await quoteFor(client, trip(NOW))
    const body = { ...trip(NOW, more), quoteId, totalPrice }
    await expectFreshQuote(body, 'PRICE_CHANGED', CHANGED)
  })

  it('a fresh quote for the longer way costs more than the one that was sent', async () => {
    const near = await quoteFor(client, trip(NOW))
    const far = await expectFreshQuote(
      { ...trip(NOW, { destination: 'Zermatt' }), quoteId: near.quoteId, totalPrice: near.totalPrice },
      'PRICE_CHANGED',
      CHANGED,
    )
    expect(far.totalPriceCents).toBeGreaterThan(near.totalPriceCents)
  })

  it('a point that comes with the booking moves nothing: the trip is the quote’s', async () => {
    const near = await quoteFor(client, trip(NOW))
    const zermatt = { lat: 46.0207, lon: 7.7491 }
    const body = { ...trip(NOW), quoteId: near.quoteId, destinationPoint: zermatt }
    const answer = await client.call<BookingBody>('POST', '/api/bookings', body)
    expect(answer.status).toBe(201)
    expect(answer.body.booking).toMatchObject({ destination: 'Chamonix', distance: near.distance })
  })
})

describe('a price by positions that are not where the text says', () => {
  const ROME = { lat: 41.8902, lon: 12.4922 }
  const NEAR_ROME = { lat: 41.93, lon: 12.45 }
  const minibus = { vehicleTypeId: 5, passengers: 2 }

  it.each([
    ['Paris Charles de Gaulle Airport (CDG), France', 'Rome Fiumicino Airport (FCO), Italy'],
    ['Geneva Airport', 'Zermatt'],
  ])('%s to %s costs what it costs without them', async (pickupLocation, destination) => {
    const request = trip(NOW, { ...minibus, pickupLocation, destination })
    const honest = await quoteFor(client, request)
    const positions = { pickupPoint: ROME, destinationPoint: NEAR_ROME }
    const claimed = await quoteFor(client, { ...request, ...positions })
    expect(claimed.totalPriceCents).toBe(honest.totalPriceCents)
    // Nor does a position that comes with the booking, with its quote or without.
    const body = { ...request, ...positions, totalPrice: honest.totalPrice }
    for (const more of [{ quoteId: claimed.quoteId }, {}]) {
      const booked = await client.call<BookingBody>('POST', '/api/bookings', { ...body, ...more })
      expect(booked.status, JSON.stringify(booked.body)).toBe(201)
      expect(booked.body.booking.totalPrice).toBe(honest.totalPrice)
    }
  })

  it('a text that names two places far apart is asked about, with both', async () => {
    const pickupLocation = 'Meet at Geneva airport arrivals hall, Argentiere, Chamonix'
    const answer = await client.call('POST', '/api/calculate-price', trip(NOW, { pickupLocation }))
    const problem = expectProblem(answer, { status: 422, code: 'AMBIGUOUS_PLACE' })
    expect(problem.errors?.[0]?.pointer).toBe('/pickupLocation')
    expect(problem.candidates).toMatchObject([
      { label: 'Argentière, France' },
      { label: 'Geneva Airport (GVA), Switzerland' },
    ])
  })
})

describe('a quote that cannot be used', () => {
  it('has expired after thirty minutes, not before', async () => {
    const request = trip(NOW)
    const { quoteId, totalPrice } = await quoteFor(client, request)
    service.clock.now = new Date(NOW.getTime() + 30 * MINUTE)
    await expectFreshQuote({ ...request, quoteId, totalPrice }, 'QUOTE_EXPIRED', EXPIRED)
    service.clock.now = new Date(NOW.getTime() + 31 * MINUTE)
    await expectFreshQuote({ ...request, quoteId, totalPrice }, 'QUOTE_EXPIRED', EXPIRED)
    service.clock.now = new Date(NOW.getTime() + 30 * MINUTE - 1)
    expect((await client.call('POST', '/api/bookings', { ...request, quoteId, totalPrice })).status).toBe(201)
  })

  it('belongs to somebody else', async () => {
    const request = trip(NOW)
    const theirs = await quoteFor(stranger, request)
    const body = { ...request, quoteId: theirs.quoteId, totalPrice: theirs.totalPrice }
    await expectFreshQuote(body, 'QUOTE_UNAVAILABLE', UNAVAILABLE)
    expect((await stranger.call('POST', '/api/bookings', body)).status).toBe(201)
  })

  it('was used', async () => {
    const request = trip(NOW)
    const { quoteId, totalPrice } = await quoteFor(client, request)
    const body = { ...request, quoteId, totalPrice }
    expect((await client.call('POST', '/api/bookings', body)).status).toBe(201)
    await expectFreshQuote(body, 'QUOTE_UNAVAILABLE', UNAVAILABLE)
  })

  it('is unknown', async () => {
    const body = { ...trip(NOW), quoteId: '00000000-0000-4000-8000-000000000000' }
    await expectFreshQuote(body, 'QUOTE_UNAVAILABLE', UNAVAILABLE)
  })

  it('is somebody else’s and expired: the traveller’s own still books', async () => {
    const request = trip(NOW)
    const theirs = await quoteFor(stranger, request)
    service.clock.now = new Date(NOW.getTime() + 45 * MINUTE)
    await expectFreshQuote({ ...request, quoteId: theirs.quoteId }, 'QUOTE_UNAVAILABLE', UNAVAILABLE)
  })
})

describe('a visitor’s quote', () => {
  it('is booked by whoever signs in with it, once', async () => {
    const request = trip(NOW)
    const quote = await quoteFor(new TestClient(service.url), request)
    const body = { ...request, quoteId: quote.quoteId, totalPrice: quote.totalPrice.toFixed(2) }
    expect((await client.call('POST', '/api/bookings', body)).status).toBe(201)
    expectProblem(await stranger.call('POST', '/api/bookings', body), { code: 'QUOTE_UNAVAILABLE' })
  })
})

describe('a booking without a quote, as the specification’s clients send it', () => {
  it('takes the right price and distance as text', async () => {
    const request = trip(NOW)
    const quote = await quoteFor(client, request)
    const body = { ...request, totalPrice: quote.totalPrice.toFixed(2), distance: quote.distance.toFixed(1) }
    const booked = await client.call<BookingBody>('POST', '/api/bookings', body)
    expect(booked.status).toBe(201)
    expect(booked.body.booking.totalPrice).toBe(quote.totalPrice)
  })

  it('takes the price as a client prints it', async () => {
    const request = trip(NOW)
    const { totalPrice } = await quoteFor(client, request)
    for (const text of [String(totalPrice), totalPrice.toFixed(4), totalPrice]) {
      const booked = await client.call('POST', '/api/bookings', { ...request, totalPrice: text })
      expect(booked.status, String(text)).toBe(201)
    }
  })

  it('is refused at a wrong price or distance, with a quote', async () => {
    await expectFreshQuote({ ...trip(NOW), totalPrice: '5.00' }, 'PRICE_CHANGED', CHANGED)
    const { totalPrice } = await quoteFor(client, trip(NOW))
    await expectFreshQuote({ ...trip(NOW), totalPrice, distance: '3.5' }, 'PRICE_CHANGED', CHANGED)
  })

  it('a distance alone is no price', async () => {
    const answer = await client.call('POST', '/api/bookings', { ...trip(NOW), distance: '97.4' })
    expectProblem(answer, { code: 'PRICE_REQUIRED' })
  })
})
