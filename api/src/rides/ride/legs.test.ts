import { describe, expect, it } from 'vitest'
import type { FareLine } from '#prices/pricing/fare-line.ts'
import type { Place } from '#map/places/places.tables.ts'
import { isOther, legsOf } from './legs.ts'
import { netCents } from './net-price.ts'

const line = (code: FareLine['code'], amountCents: number): FareLine => ({
  code,
  description: code,
  amountCents,
})
const place = (id: string, countryCode: string, lat: number): Place => ({
  id,
  countryCode,
  lat,
  lon: 6.10912,
  name: id,
  label: id,
  kind: 'city',
  timeZone: 'Europe/Zurich',
})
const places = {
  pickupPlace: place('airport:GVA', 'CH', 46.23812),
  destinationPlace: place('geonames:3027301', 'FR', 45.92375),
}
const booking = {
  pickupAt: new Date('2026-02-14T09:30:00Z'),
  returnAt: new Date('2026-02-21T09:30:00Z'),
  isRoundTrip: true,
  timeZone: 'Europe/Zurich',
  durationMinutes: 75,
  vehicleTypeId: 1,
  passengers: 2,
  extras: { luggage: { suitcases: 2, handLuggage: 1 }, childSeats: { infant: 1, child: 0, booster: 1 } },
  lines: [line('START', 1000), line('DISTANCE', 9001), line('FLEXIBLE', 1000), line('DISCOUNT', -500)],
}

describe('the ways of a booking', () => {
  it('are two of a round trip, each from where it begins, for its part of the net price', () => {
    const [there, back] = legsOf(booking, places)
    expect(there).toEqual({
      leg: 'outbound',
      facts: {
        pickupAt: booking.pickupAt,
        endsAt: new Date('2026-02-14T10:45:00Z'),
        timeZone: 'Europe/Zurich',
        pickupCountry: 'CH',
        pickupLat: 46.24,
        pickupLon: 6.11,
        vehicleTypeId: 1,
        passengers: 2,
        suitcases: 2,
        infantSeats: 1,
        childSeats: 0,
        boosterSeats: 1,
        grossCents: 5001,
        netCents: 4001,
      },
    })
    const of = { pickupAt: booking.returnAt, pickupCountry: 'FR', netCents: 4000 }
    expect(back).toMatchObject({ leg: 'return', facts: of })
    expect(legsOf({ ...booking, isRoundTrip: false, returnAt: null }, places)).toHaveLength(1)
  })

  it('are others only when what a carrier agrees to is', () => {
    const facts = (more: object) => {
      const [there] = legsOf({ ...booking, ...more }, places)
      if (!there) throw new Error('No way there.')
      return there.facts
    }
    expect(isOther(facts({}), facts({ pickupAt: new Date(booking.pickupAt) }))).toBe(false)
    expect(isOther(facts({}), facts({ passengers: 3 }))).toBe(true)
    expect(isOther(facts({}), facts({ pickupAt: new Date('2026-02-14T10:30:00Z') }))).toBe(true)
  })
})

describe('the net price', () => {
  it('is the carriers’ part of fare and extras, and nothing of what the company sells or gives away', () => {
    const [one] = legsOf({ ...booking, isRoundTrip: false, returnAt: null }, places)
    expect(one?.facts).toMatchObject({ grossCents: 10_001, netCents: 8001 })
    expect(netCents(10_001, 75)).toBe(7501)
  })

  it('is by the rate that was agreed on for each way', () => {
    const ways = legsOf(booking, places, (leg) => (leg === 'return' ? 75 : 80))
    expect(ways.map(({ facts }) => facts.netCents)).toEqual([4001, 3750])
  })
})
