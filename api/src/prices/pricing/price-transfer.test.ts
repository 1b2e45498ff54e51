import { describe, expect, it } from 'vitest'
import { priceTransfer, type Trip } from './price-transfer.ts'
import type { FareLine } from './fare-line.ts'
import { rateCard, rateCardOn } from './rate-cards.ts'

const today = rateCardOn(new Date('2026-11-21T12:00:00Z'))
const swiss: Trip = { countryCode: 'CH', vehicleTypeId: 1, oneWayKm: 97.4, isRoundTrip: false }

describe('priceTransfer', () => {
  it('explains an Economy fare line by line', () => {
    expect(priceTransfer(swiss, today)).toEqual({
      oneWayKm: 97.4,
      distanceKm: 97.4,
      basePriceCents: 820,
      pricePerKm: 1.95,
      totalCents: 19813,
      rateVersion: today.version,
      lines: [
        {
          code: 'START',
          description: 'Start price of a transfer from Switzerland, the same in every class',
          amountCents: 820,
        },
        {
          code: 'DISTANCE',
          description: '97.4 km at €1.95, the Economy price per km in Switzerland',
          amountCents: 18993,
          pricePerKm: 1.95,
        },
      ],
    })
  })

  it('says what a better class costs more, and nothing of a class for Economy', () => {
    const business = priceTransfer({ ...swiss, vehicleTypeId: 2 }, today)
    expect(business).toMatchObject({ totalCents: 26461, pricePerKm: 2.6325 })
    expect(business.lines.map(({ code, amountCents }) => [code, amountCents])).toEqual([
      ['START', 820],
      ['DISTANCE', 18993],
      ['CLASS', 6648],
    ])
    expect(business.lines[2]).toMatchObject({
      description: 'Business: each km costs 35 % more than in Economy',
      percent: 35,
    })
    expect(priceTransfer(swiss, today).lines.some(({ code }) => code === 'CLASS')).toBe(false)
  })

  it('raises a short ride to the minimum of its class, each way', () => {
    const trip = { countryCode: 'PL', vehicleTypeId: 4, oneWayKm: 12, isRoundTrip: true }
    const fare = priceTransfer(trip, today)
    expect(fare).toMatchObject({ totalCents: 7000, distanceKm: 24, basePriceCents: 400 })
    expect(fare.lines.map(({ code, amountCents, description }) => [code, amountCents, description])).toEqual([
      ['START', 200, 'Start price of a transfer from Poland, the same in every class'],
      ['DISTANCE', 984, '12.0 km at €0.82, the Economy price per km in Poland'],
      ['CLASS', 394, 'Van: each km costs 40 % more than in Economy'],
      ['MINIMUM', 1922, 'Raised to €35.00, the least one-way fare in Van'],
      ['RETURN', 3500, 'The same way back, at the same fare as the way there'],
    ])
  })

  it('explains an old quote by the card it was made from, though its prices have changed since', () => {
    // As a quote of that morning stands in the database, in the shape its lines then had.
    const stored = JSON.parse(
      `{"rateVersion":"2026-11-21","totalCents":50340,"lines":[
        {"code":"START","description":"Start price","amountCents":820},
        {"code":"DISTANCE","description":"Distance: 97.4 km at €2.50 per km","amountCents":24350},
        {"code":"RETURN","description":"Return: the same way back at the same fare","amountCents":25170}]}`,
    ) as { rateVersion: string; totalCents: number; lines: FareLine[] }
    const trip = { ...swiss, vehicleTypeId: 4, isRoundTrip: true }
    const explained = priceTransfer(trip, rateCard(stored.rateVersion))
    expect(explained).toMatchObject({ totalCents: stored.totalCents, rateVersion: stored.rateVersion })
    expect(explained.pricePerKm).toBe(2.5)
    expect(priceTransfer(trip, today).totalCents).not.toBe(stored.totalCents)
  })

  it('refuses a distance that is none', () => {
    for (const oneWayKm of [0, -5, Number.NaN, Infinity]) {
      expect(() => priceTransfer({ ...swiss, oneWayKm }, today)).toThrow(RangeError)
    }
  })
})
