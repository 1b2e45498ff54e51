import { CARRIER_NET_PERCENT, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { byLeg, grossCents } from '#bookings/funds/gross-price.ts'
import { rounded } from '#map/places/booked-place.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { netCents } from './net-price.ts'
import type { RideLeg, RideRow } from './ride.entity.ts'

type Booked = Pick<
  BookingRow,
  | 'pickupAt'
  | 'returnAt'
  | 'isRoundTrip'
  | 'timeZone'
  | 'durationMinutes'
  | 'vehicleTypeId'
  | 'passengers'
  | 'extras'
  | 'lines'
>
type Places = Pick<QuoteRow, 'pickupPlace' | 'destinationPlace'>

/** What a carrier agrees to when it takes a ride. Another of these is another ride, and is asked anew. */
export type RideFacts = Pick<
  RideRow,
  | 'pickupAt'
  | 'endsAt'
  | 'timeZone'
  | 'pickupCountry'
  | 'pickupLat'
  | 'pickupLon'
  | 'vehicleTypeId'
  | 'passengers'
  | 'suitcases'
  | 'infantSeats'
  | 'childSeats'
  | 'boosterSeats'
  | 'grossCents'
  | 'netCents'
>

/** About a kilometre: enough to know whose area it is, and nobody's door. */
const DIGITS = 2

/**
 * The ways of a booking with what they are, in the order they are driven.
 * @param percentOf what part of fare and extras is agreed on with who drives a way
 */
export function legsOf(
  booking: Booked,
  places: Places,
  percentOf: (leg: RideLeg) => number = () => CARRIER_NET_PERCENT,
): { leg: RideLeg; facts: RideFacts }[] {
  const { pickupAt, returnAt, isRoundTrip, durationMinutes } = booking
  const seats = booking.extras.childSeats
  const outbound = { leg: 'outbound' as const, at: pickupAt, from: places.pickupPlace }
  const back = isRoundTrip &&
    returnAt && { leg: 'return' as const, at: returnAt, from: places.destinationPlace }
  const ways = back ? [outbound, back] : [outbound]
  const gross = byLeg(grossCents(booking.lines), ways.length)
  return ways.map(({ leg, at, from }, index) => {
    const { lat, lon } = rounded(from, DIGITS)
    return {
      leg,
      facts: {
        pickupAt: at,
        endsAt: new Date(at.getTime() + durationMinutes * MS_PER_MINUTE),
        timeZone: booking.timeZone,
        pickupCountry: from.countryCode,
        pickupLat: lat,
        pickupLon: lon,
        vehicleTypeId: booking.vehicleTypeId,
        passengers: booking.passengers,
        suitcases: booking.extras.luggage?.suitcases ?? 0,
        infantSeats: seats?.infant ?? 0,
        childSeats: seats?.child ?? 0,
        boosterSeats: seats?.booster ?? 0,
        grossCents: gross[index] ?? 0,
        netCents: netCents(gross[index] ?? 0, percentOf(leg)),
      },
    }
  })
}

/** Whether a ride is another one than it was. */
export function isOther(ride: RideFacts, facts: RideFacts): boolean {
  const names = Object.keys(facts) as (keyof RideFacts)[]
  return names.some((name) => valueOf(ride[name]) !== valueOf(facts[name]))
}

const valueOf = (value: RideFacts[keyof RideFacts]) =>
  value instanceof Date ? value.getTime() : (value ?? null)
