import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { quoteFor, trip } from '../support/traveller.ts'

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = new TestClient(service.url)
})

const ROUTES: [string, string][] = [
  ['Geneva Airport', 'Chamonix'],
  ['Nice Airport', 'Monaco'],
  ['Kraków', 'Zakopane'],
  ['Vienna', 'Bratislava'],
  ['Lisbon', 'Porto'],
  ['Athens', 'Patras'],
  ['Zagreb', 'Split'],
  ['Oslo', 'Bergen'],
  ['Barcelona', 'Andorra la Vella'],
  ['Munich Airport', 'Innsbruck'],
]

const price = (route: [string, string], more: Record<string, unknown> = {}) =>
  quoteFor(
    client,
    trip(service.clock.now, { pickupLocation: route[0], destination: route[1], passengers: 1, ...more }),
  )

describe('a price', () => {
  it.each(ROUTES)(
    '%s to %s adds up to the cent, in every class, one way and there and back',
    async (from, to) => {
      for (const { id: vehicleTypeId, minimumPriceCents } of VEHICLE_CLASSES) {
        const oneWay = await price([from, to], { vehicleTypeId })
        const both = await price([from, to], { vehicleTypeId, isRoundTrip: true })
        for (const quote of [oneWay, both]) {
          expect(quote.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(quote.totalPriceCents)
          expect(quote.totalPrice).toBe(quote.totalPriceCents / 100)
          for (const line of quote.lines) expect(line.amount).toBe(line.amountCents / 100)
          expect(quote.totalPriceCents).toBeGreaterThanOrEqual(minimumPriceCents)
        }
        expect(oneWay.distance).toBe(oneWay.oneWayDistance)
        expect(both.oneWayDistance).toBe(oneWay.distance)
        expect(both.distance).toBeCloseTo(2 * oneWay.distance, 6)
        expect(both.totalPriceCents).toBe(2 * oneWay.totalPriceCents)
      }
    },
  )

  it.each(VEHICLE_CLASSES.map(({ id, name, minimumPriceCents }) => [name, id, minimumPriceCents] as const))(
    'of a short way in %s is the class minimum, and a line says what was added',
    async (_name, vehicleTypeId, minimum) => {
      const near = {
        pickupPoint: { lat: 50.0619, lon: 19.9368 },
        destinationPoint: { lat: 50.0513, lon: 19.9449 },
      }
      const quote = await price(['Kraków', 'Kraków Kazimierz'], { vehicleTypeId, ...near })
      const metered = quote.lines.filter(({ code }) => code !== 'MINIMUM')
      const meteredCents = metered.reduce((sum, line) => sum + line.amountCents, 0)
      expect(meteredCents).toBeLessThan(minimum)
      expect(quote.totalPriceCents).toBe(minimum)
      expect(quote.lines.find(({ code }) => code === 'MINIMUM')?.amountCents).toBe(minimum - meteredCents)
    },
  )

  it('is dearer in a better class', async () => {
    const prices = await Promise.all(
      [1, 2, 3].map((vehicleTypeId) => price(['Paris', 'Reims'], { vehicleTypeId })),
    )
    const cents = prices.map((quote) => quote.totalPriceCents)
    expect(cents).toEqual([...cents].toSorted((a, b) => a - b))
    expect(new Set(cents).size).toBe(3)
  })

  it('is the server’s: distance and duration that the client sends change nothing', async () => {
    const honest = await price(['Geneva Airport', 'Chamonix'])
    const forged = await price(['Geneva Airport', 'Chamonix'], { distanceKm: 0.1, duration: 1 })
    expect(forged.totalPriceCents).toBe(honest.totalPriceCents)
    expect(forged.distance).toBe(honest.distance)
  })

  it('rests on the distance that calculate-distance tells', async () => {
    const body = { pickup: 'Geneva Airport', destination: 'Chamonix' }
    const told = await client.call<{ distanceKm: number; duration: number }>(
      'POST',
      '/api/calculate-distance',
      body,
    )
    const quote = await price(['Geneva Airport', 'Chamonix'])
    expect(quote.oneWayDistance).toBe(told.body.distanceKm)
    expect(quote.duration).toBe(told.body.duration)
    expect(Number.isInteger(told.body.duration)).toBe(true)
    expect(Math.round(told.body.distanceKm * 10) / 10).toBe(told.body.distanceKm)
  })

  it('holds for thirty minutes from the moment it is made', async () => {
    const quote = await price(['Geneva Airport', 'Chamonix'])
    expect(Date.parse(quote.expiresAt) - service.clock.now.getTime()).toBe(30 * 60_000)
  })
})

describe('the vehicle classes', () => {
  it('are the five of the specification, with their seats and least prices', async () => {
    const { body } = await client.call<Record<string, unknown>[]>('GET', '/api/vehicle-types')
    const seen = body.map(({ name, maxPassengers, minimumPrice }) => [name, maxPassengers, minimumPrice])
    expect(seen).toEqual([
      ['Economy', 4, 17],
      ['Business', 4, 30],
      ['Premium', 3, 50],
      ['Van', 7, 35],
      ['Minibus', 15, 80],
    ])
  })
})
