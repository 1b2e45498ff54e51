import { SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceTransfer, type Trip } from './price-transfer.ts'
import { RATE_CARDS } from './rates.data.ts'

const card = fc.constantFrom(...RATE_CARDS)
/** From a few metres to across the continent, with any number of decimals. */
const km = fc.double({ min: 0.001, max: 6000, noNaN: true })
const trip: fc.Arbitrary<Trip> = fc.record({
  countryCode: fc.constantFrom(...SERVED_COUNTRY_CODES),
  vehicleTypeId: fc.constantFrom(...VEHICLE_CLASSES.map(({ id }) => id)),
  // Long ways and those about the class minimum alike.
  oneWayKm: fc.oneof(km, fc.double({ min: 0.001, max: 120, noNaN: true })),
  isRoundTrip: fc.boolean(),
})
const minimumOf = (id: number) => VEHICLE_CLASSES.find((vehicle) => vehicle.id === id)?.minimumPriceCents ?? 0
const sum = (cents: number[]) => cents.reduce((total, amount) => total + amount, 0)
const RUNS = { numRuns: 3000 }

describe('any price', () => {
  it('is the sum of its lines to the cent, each of them whole cents and more than none', () => {
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const { lines, totalCents } = priceTransfer(any, rates)
        const amounts = lines.map(({ amountCents }) => amountCents)
        expect(sum(amounts)).toBe(totalCents)
        for (const amount of amounts) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThan(0)
        }
      }),
      RUNS,
    )
  })

  it('has each line once, in one order, each with a reason that fits on a line', () => {
    const order = ['START', 'DISTANCE', 'CLASS', 'MINIMUM', 'RETURN']
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const { lines } = priceTransfer(any, rates)
        const codes = lines.map(({ code }) => code)
        expect(codes).toEqual(order.filter((code) => (codes as string[]).includes(code)))
        expect(codes.includes('CLASS')).toBe(any.vehicleTypeId !== 1)
        expect(codes.includes('RETURN')).toBe(any.isRoundTrip)
        for (const { description } of lines) expect(description).toMatch(/^[^\p{Cc}]{1,120}$/u)
      }),
      RUNS,
    )
  })

  it('follows from its own lines: kilometres at their price, the class by its percentage', () => {
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const { lines, oneWayKm } = priceTransfer(any, rates)
        const distance = lines.find(({ code }) => code === 'DISTANCE')!
        const surcharge = lines.find(({ code }) => code === 'CLASS')
        const distanceCents = oneWayKm * (distance.pricePerKm ?? 0) * 100
        expect(Math.abs(distance.amountCents - distanceCents)).toBeLessThanOrEqual(0.5001)
        if (!surcharge || rates.wholeCentKilometres) return
        const share = (distance.amountCents * (surcharge.percent ?? 0)) / 100
        expect(Math.abs(surcharge.amountCents - share)).toBeLessThan(2)
      }),
      RUNS,
    )
  })

  it('follows from its start price, its price per kilometre and the minimum', () => {
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const fare = priceTransfer({ ...any, isRoundTrip: false }, rates)
        const metered = fare.basePriceCents + fare.pricePerKm * 100 * fare.oneWayKm
        const wanted = Math.max(metered, minimumOf(any.vehicleTypeId))
        expect(Math.abs(fare.totalCents - wanted)).toBeLessThanOrEqual(0.5001)
      }),
      RUNS,
    )
  })

  it('is never below the minimum of its class', () => {
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const { totalCents } = priceTransfer({ ...any, isRoundTrip: false }, rates)
        expect(totalCents).toBeGreaterThanOrEqual(minimumOf(any.vehicleTypeId))
      }),
      RUNS,
    )
  })

  it('never falls as the way grows', () => {
    fc.assert(
      fc.property(trip, km, card, (any, more, rates) => {
        const longer = priceTransfer({ ...any, oneWayKm: any.oneWayKm + more }, rates)
        expect(longer.totalCents).toBeGreaterThanOrEqual(priceTransfer(any, rates).totalCents)
      }),
      RUNS,
    )
  })

  it('is exactly twice as much there and back', () => {
    fc.assert(
      fc.property(trip, card, (any, rates) => {
        const oneWay = priceTransfer({ ...any, isRoundTrip: false }, rates)
        const both = priceTransfer({ ...any, isRoundTrip: true }, rates)
        expect(both.totalCents).toBe(2 * oneWay.totalCents)
        expect(both.basePriceCents).toBe(2 * oneWay.basePriceCents)
        expect(both.distanceKm).toBeCloseTo(2 * oneWay.distanceKm, 9)
        expect(both.lines.slice(0, -1)).toEqual(oneWay.lines)
      }),
      RUNS,
    )
  })
})
