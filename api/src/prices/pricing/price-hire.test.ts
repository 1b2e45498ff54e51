import {
  hireKm,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  SERVED_COUNTRY_CODES,
  VEHICLE_CLASSES,
} from '@fiacre/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceHire, type Hire } from './price-hire.ts'
import { rateCardOn } from './rate-cards.ts'

const today = rateCardOn(new Date('2026-11-21T12:00:00Z'))
const swiss: Hire = { countryCode: 'CH', vehicleTypeId: 1, durationHours: 4 }

describe('priceHire', () => {
  it('multiplies the hours by the price of the country, with the kilometres in it', () => {
    expect(priceHire(swiss, today)).toEqual({
      oneWayKm: 120,
      distanceKm: 120,
      basePriceCents: 0,
      pricePerKm: 0,
      totalCents: 31_200,
      rateVersion: today.version,
      lines: [
        {
          code: 'HOURS',
          description: '4 hours at €78.00, the Economy price per hour in Switzerland, 120 km included',
          amountCents: 31_200,
          pricePerHour: 78,
          hours: 4,
        },
      ],
    })
  })

  it('adds what the class costs more, the extras once, and Flexible on it all', () => {
    const extras = { meetAndGreet: true, childSeats: { infant: 0, child: 1, booster: 0 } }
    const { lines, totalCents } = priceHire(
      { ...swiss, vehicleTypeId: 4, extras, accessLevel: 'flexible' },
      today,
    )
    expect(lines.map(({ code, amountCents }) => [code, amountCents])).toEqual([
      ['HOURS', 31_200],
      ['CLASS', 12_480],
      ['CHILD_SEATS', today.extras.childCents],
      ['MEET_AND_GREET', today.extras.meetAndGreetCents],
      ['FLEXIBLE', Math.round((43_680 + today.extras.childCents + today.extras.meetAndGreetCents) / 10)],
    ])
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
  })

  it('is never less than the class minimum', () => {
    const { lines, totalCents } = priceHire({ countryCode: 'AM', vehicleTypeId: 5, durationHours: 3 }, today)
    expect(totalCents).toBe(8000)
    expect(lines.at(-1)).toMatchObject({
      code: 'MINIMUM',
      description: 'Raised to €80.00, the least fare in Minibus',
    })
  })

  it('is whole cents that add up, and more for every hour more, wherever and in whatever class', () => {
    const hire = fc.record({
      countryCode: fc.constantFrom(...SERVED_COUNTRY_CODES),
      vehicleTypeId: fc.constantFrom(...VEHICLE_CLASSES.map(({ id }) => id)),
      durationHours: fc.integer({ min: MIN_HIRE_HOURS, max: MAX_HIRE_HOURS - 1 }),
    })
    fc.assert(
      fc.property(hire, (any) => {
        const fare = priceHire(any, today)
        expect(fare.lines.every(({ amountCents }) => Number.isInteger(amountCents) && amountCents > 0)).toBe(
          true,
        )
        expect(fare.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(fare.totalCents)
        const longer = priceHire({ ...any, durationHours: any.durationHours + 1 }, today)
        expect(longer.totalCents).toBeGreaterThanOrEqual(fare.totalCents)
        expect(longer.distanceKm - fare.distanceKm).toBe(hireKm(1))
      }),
      { numRuns: 500 },
    )
  })

  it.each([0, -3, 3.5, Number.NaN])('refuses %s hours', (durationHours) => {
    expect(() => priceHire({ ...swiss, durationHours }, today)).toThrow(RangeError)
  })
})
