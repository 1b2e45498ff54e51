import { SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { priceTransfer, type Trip } from './price-transfer.ts'

/** A seeded generator: the same trips in every run. */
function* randomTrips(count: number): Generator<Trip> {
  let state = 20261121
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  const codes = [...SERVED_COUNTRY_CODES]
  for (let index = 0; index < count; index++) {
    yield {
      countryCode: codes[Math.floor(random() * codes.length)] ?? 'FR',
      vehicleTypeId: VEHICLE_CLASSES[Math.floor(random() * VEHICLE_CLASSES.length)]?.id ?? 1,
      oneWayKm: Math.exp(random() * 9) / 8,
      isRoundTrip: random() < 0.5,
    }
  }
}

const sum = (cents: number[]) => cents.reduce((total, amount) => total + amount, 0)

describe('priceTransfer', () => {
  it('explains itself line by line', () => {
    expect(
      priceTransfer({ countryCode: 'CH', vehicleTypeId: 1, oneWayKm: 97.4, isRoundTrip: false }),
    ).toEqual({
      oneWayKm: 97.4,
      distanceKm: 97.4,
      basePriceCents: 820,
      pricePerKm: 1.95,
      totalCents: 19813,
      lines: [
        { code: 'START', description: 'Start price', amountCents: 820 },
        { code: 'DISTANCE', description: 'Distance: 97.4 km at €1.95 per km', amountCents: 18993 },
      ],
    })
  })

  it('raises a short ride to the minimum of its class, each way', () => {
    const fare = priceTransfer({ countryCode: 'PL', vehicleTypeId: 1, oneWayKm: 12, isRoundTrip: true })
    expect(fare).toMatchObject({ totalCents: 3400, distanceKm: 24, basePriceCents: 400 })
    expect(fare.lines).toEqual([
      { code: 'START', description: 'Start price', amountCents: 200 },
      { code: 'DISTANCE', description: 'Distance: 12.0 km at €0.82 per km', amountCents: 984 },
      { code: 'MINIMUM', description: 'Minimum fare: Economy starts at €17.00 one way', amountCents: 516 },
      { code: 'RETURN', description: 'Return: the same way back at the same fare', amountCents: 1700 },
    ])
  })

  it('adds up to the cent, whole cents only, on any trip', () => {
    for (const trip of randomTrips(5000)) {
      const fare = priceTransfer(trip)
      const amounts = fare.lines.map((line) => line.amountCents)
      expect(sum(amounts)).toBe(fare.totalCents)
      expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true)
      expect(Number.isInteger(fare.basePriceCents)).toBe(true)
    }
  })

  it('never asks less than the class minimum, and twice as much for both ways', () => {
    for (const trip of randomTrips(5000)) {
      const oneWay = priceTransfer({ ...trip, isRoundTrip: false })
      const roundTrip = priceTransfer({ ...trip, isRoundTrip: true })
      const minimum = VEHICLE_CLASSES.find(({ id }) => id === trip.vehicleTypeId)?.minimumPriceCents ?? 0
      expect(oneWay.totalCents).toBeGreaterThanOrEqual(minimum)
      expect(roundTrip.totalCents).toBe(oneWay.totalCents * 2)
      expect(roundTrip.distanceKm).toBeCloseTo(oneWay.distanceKm * 2, 9)
      expect(roundTrip.basePriceCents).toBe(oneWay.basePriceCents * 2)
    }
  })

  it('never makes a longer way cheaper', () => {
    for (const trip of randomTrips(2000)) {
      const longer = priceTransfer({ ...trip, oneWayKm: trip.oneWayKm + 1 })
      expect(longer.totalCents).toBeGreaterThanOrEqual(priceTransfer(trip).totalCents)
    }
  })

  it('refuses a distance that is none', () => {
    for (const oneWayKm of [0, -5, Number.NaN, Infinity]) {
      const trip = { countryCode: 'FR', vehicleTypeId: 1, oneWayKm, isRoundTrip: false }
      expect(() => priceTransfer(trip)).toThrow(RangeError)
    }
  })
})
