import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPromo } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { TestClient } from '../support/client.ts'
import { journey, newTraveller, trip, type QuoteBody } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

interface ClassPrices {
  expiresAt: string
  quotes: (QuoteBody & { vehicleType: { id: number }; promo?: { applied: boolean; reason?: string } })[]
  withoutRoom: { vehicleTypeId: number; code: string }[]
}

const pricesFor = (more: Record<string, unknown> = {}, client = new TestClient(service.url)) =>
  client.call<ClassPrices>('POST', '/api/calculate-prices', journey(service.clock.now, more))

describe('the prices of every class', () => {
  it('are those that each class alone is priced at, and hold until one moment', async () => {
    const { body } = await pricesFor({ isRoundTrip: true, accessLevel: 'flexible' })
    expect(body.withoutRoom).toEqual([])
    expect(body.quotes.map(({ vehicleType }) => vehicleType.id)).toEqual(VEHICLE_CLASSES.map(({ id }) => id))
    expect(new Set(body.quotes.map(({ expiresAt }) => expiresAt))).toEqual(new Set([body.expiresAt]))
    for (const quote of body.quotes) {
      const request = { vehicleTypeId: quote.vehicleType.id, isRoundTrip: true, accessLevel: 'flexible' }
      const alone = await new TestClient(service.url).call<QuoteBody>(
        'POST',
        '/api/calculate-price',
        trip(service.clock.now, request),
      )
      expect(quote.totalPriceCents).toBe(alone.body.totalPriceCents)
    }
  })

  it('leave out what has too few seats or too little room, and say which', async () => {
    const suitcases = { extras: { luggage: { suitcases: 4, handLuggage: 0 } } }
    expect((await pricesFor({ passengers: 4 })).body.withoutRoom).toEqual([
      { vehicleTypeId: 3, code: 'TOO_MANY_PASSENGERS' },
    ])
    const { body } = await pricesFor(suitcases)
    expect(body.withoutRoom.every(({ code }) => code === 'TOO_MUCH_LUGGAGE')).toBe(true)
    expect(body.quotes.map(({ vehicleType }) => vehicleType.id)).toEqual([4, 5])
  })

  it('are refused where no class has room, and where children outnumber the passengers', async () => {
    const luggage = await pricesFor({ extras: { luggage: { suitcases: 16, handLuggage: 0 } } })
    expect(luggage).toMatchObject({ status: 422, body: { code: 'TOO_MUCH_LUGGAGE' } })
    const seats = await pricesFor({
      passengers: 1,
      extras: { childSeats: { infant: 2, child: 0, booster: 0 } },
    })
    expect(seats).toMatchObject({ status: 422, body: { code: 'TOO_MANY_CHILD_SEATS' } })
  })

  it('say of a promo code, class by class, whether it holds', async () => {
    await newPromo(service, { code: 'VANSONLY', percent: 10, vehicle_type_ids: [4] })
    const { body } = await pricesFor({ promoCode: 'vansonly' })
    expect(body.quotes.map(({ promo }) => promo?.applied)).toEqual([false, false, false, true, false])
    expect(body.quotes[0]?.promo?.reason).toBe('OTHER_CLASS')
  })

  it('are booked one at a time, each at its own', async () => {
    const { client } = await newTraveller(service.url)
    const { quotes } = (await pricesFor({}, client)).body
    for (const quote of [quotes[1], quotes[3]]) {
      const request = trip(service.clock.now, {
        vehicleTypeId: quote?.vehicleType.id,
        quoteId: quote?.quoteId,
      })
      const booked = await client.call<{ booking: { totalPriceCents: number } }>(
        'POST',
        '/api/bookings',
        request,
      )
      expect(booked.status).toBe(201)
      expect(booked.body.booking.totalPriceCents).toBe(quote?.totalPriceCents)
    }
  })
})
