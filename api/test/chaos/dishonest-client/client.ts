import fc from 'fast-check'
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts'
import { neighbourOf, sameLand } from './lands.ts'
import { pointing, pointOf, type Pointing, type SentPoint } from './points.ts'
import { wording, write, type PlaceText, type Wording } from './place-texts.ts'
import { CLASSES, MOST_DISCOUNT } from './tariff.data.ts'

/** How a price becomes a booking. */
const WAYS = ['quote', 'no quote', 'hand-off'] as const

/** One end as it is sent. */
export interface SentEnd extends PlaceText {
  sent: SentPoint | undefined
}

export interface Ends {
  from: SentEnd
  to: SentEnd
}

/** Everything one dishonest client tries. */
export interface Client {
  /** What the price is asked for, and what is booked with it: mostly the same. */
  quoted: Ends
  booked: Ends
  way: (typeof WAYS)[number]
  /** Books when the price has expired. */
  isLate: boolean
  journey: Record<string, unknown> & { vehicleTypeId: number; isRoundTrip: boolean; promoCode?: string }
  /** What it claims of price and way, when it asks and when it books. */
  claims: { price: Record<string, unknown>; booking: Record<string, unknown> }
  isPaid: boolean
  changes: readonly Record<string, unknown>[]
}

/** In a report the requests tell more than what they are made from. */
export const SHOWN = { [fc.toStringMethod]: () => 'a client, whose requests stand below' }

interface EndScheme {
  wording: Wording
  pointing: Pointing
  decoy: 'other end' | 'beside other end' | 'anywhere'
}

const end: fc.Arbitrary<EndScheme> = fc.record({
  wording,
  pointing,
  decoy: fc.constantFrom('other end', 'beside other end', 'anywhere'),
})
const ends = fc.record({ from: end, to: end })

const claimed = fc.record(
  {
    distanceKm: fc.constantFrom(0, 0.1, 1, 20_000),
    duration: fc.constantFrom(0, 1),
    lang: fc.constantFrom('pl', 'fr', 'el', 'xx'),
  },
  { requiredKeys: [] },
)
const claimedByBooking = fc.record(
  {
    totalPrice: fc.constantFrom<unknown>(0, 0.01, 17, '17.00', '0', 80, '1e1', -1),
    distance: fc.constantFrom<unknown>(0, 0.1, '1.0', 1, 20_000),
  },
  { requiredKeys: [] },
)

const seats = (vehicleTypeId: number) => CLASSES[vehicleTypeId]?.seats ?? 1
const vehicle = fc.constantFrom(1, 2, 3, 4, 5)
const extras = fc.constantFrom<Record<string, unknown>>(
  {},
  { meetAndGreet: true },
  { luggage: { suitcases: 1, handLuggage: 0 } },
  { childSeats: { infant: 0, child: 1, booster: 0 } },
)

const change: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  vehicle.map((vehicleTypeId) => ({ vehicleTypeId })),
  extras.map((all) => ({ extras: all })),
  fc.constantFrom<Record<string, unknown>>(
    { accessLevel: 'flexible' },
    { accessLevel: 'saver' },
    { pickupTime: '23:45' },
    { specialRequests: 'Please drive me to Zermatt instead.' },
    // No change takes another place, however it is put.
    { pickupLocation: 'Rome, Italy' },
    { destination: 'Zermatt, Switzerland', passengers: 1 },
    { destinationPoint: { lat: 46.02, lon: 7.75 }, passengers: 1 },
    { distance: 1, totalPrice: 17, vehicleTypeId: 5 },
    { isRoundTrip: true },
  ),
)

export const client: fc.Arbitrary<Client> = fc
  .record({
    from: fc.constantFrom(...KNOWN_PLACES),
    to: fc.nat({ max: 999 }),
    anywhere: fc.constantFrom(...KNOWN_PLACES),
    quoted: ends,
    booked: fc.option(ends, { freq: 3 }),
    sendsPoints: fc.boolean(),
    way: fc.constantFrom(...WAYS),
    isLate: fc.boolean(),
    vehicleTypeId: vehicle,
    passengers: fc.nat({ max: 14 }),
    isRoundTrip: fc.boolean(),
    hasPromo: fc.boolean(),
    extras,
    price: claimed,
    booking: fc.option(claimedByBooking),
    isPaid: fc.boolean(),
    changes: fc.array(change, { maxLength: 2 }),
  })
  .map((scheme) => {
    const { from, anywhere } = scheme
    const others = sameLand(from)
    const to = others[scheme.to % others.length] ?? from
    const { sendsPoints } = scheme
    const sent = (schemes: { from: EndScheme; to: EndScheme }): Ends => ({
      from: endOf(schemes.from, { place: from, otherEnd: to, anywhere, sendsPoints }),
      to: endOf(schemes.to, { place: to, otherEnd: from, anywhere, sendsPoints }),
    })
    const { vehicleTypeId, isRoundTrip, hasPromo, way, isPaid, changes } = scheme
    return {
      quoted: sent(scheme.quoted),
      booked: sent(scheme.booked ?? scheme.quoted),
      ...{ way, isPaid, changes, isLate: scheme.isLate },
      journey: {
        vehicleTypeId,
        isRoundTrip,
        passengers: 1 + (scheme.passengers % seats(vehicleTypeId)),
        extras: scheme.extras,
        ...(hasPromo && { promoCode: MOST_DISCOUNT.code }),
      },
      claims: { price: scheme.price, booking: scheme.booking ?? {} },
      ...SHOWN,
    }
  })

interface Around {
  place: KnownPlace
  otherEnd: KnownPlace
  anywhere: KnownPlace
  sendsPoints: boolean
}

function endOf(scheme: EndScheme, { place, otherEnd, anywhere, sendsPoints }: Around): SentEnd {
  const decoys = { 'other end': otherEnd, 'beside other end': neighbourOf(otherEnd), anywhere }
  const decoy = decoys[scheme.decoy]
  return {
    ...write(place, decoy, scheme.wording),
    sent: sendsPoints ? pointOf(scheme.pointing, { place, decoy, otherEnd }) : undefined,
  }
}
