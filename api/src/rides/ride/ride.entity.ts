import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { RideState } from './ride-states.ts'

export type RideLeg = 'outbound' | 'return'

/** One way of a booking, as somebody drives it: a round trip is two. */
export const Ride = defineEntity({
  name: 'Ride',
  tableName: 'ride',
  uniques: [{ name: 'ride_booking_id_leg_unique', properties: ['bookingId', 'leg'] }],
  indexes: [
    { name: 'ride_state_pickup_at_index', properties: ['state', 'pickupAt'] },
    { name: 'ride_pickup_at_id_index', properties: ['pickupAt', 'id'] },
    { name: 'ride_carrier_id_pickup_at_index', properties: ['carrierId', 'pickupAt'] },
    { name: 'ride_driver_id_pickup_at_index', properties: ['driverId', 'pickupAt'] },
    { name: 'ride_vehicle_id_pickup_at_index', properties: ['vehicleId', 'pickupAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    bookingId: p.integer(),
    leg: p.text().$type<RideLeg>(),
    /** Of a test booking: nobody drives it, so it is offered to nobody. */
    isTest: p.boolean(),
    state: p.text().$type<RideState>(),
    /** Rises with every change of the ride: its tag is made of it. */
    version: p.integer().default(1),
    /** Rises whenever carriers are asked anew: what they answered before is about another ride. */
    round: p.integer().default(1),
    pickupAt: p.datetime().columnType('timestamptz'),
    /** When the drive is over, by the way alone. */
    endsAt: p.datetime().columnType('timestamptz'),
    timeZone: p.text(),
    /** Where it begins: ISO 3166-1 alpha-2, and the position to about a kilometre. */
    pickupCountry: p.text(),
    pickupLat: p.float().columnType('double precision'),
    pickupLon: p.float().columnType('double precision'),
    vehicleTypeId: p.integer(),
    passengers: p.integer(),
    suitcases: p.integer(),
    infantSeats: p.integer(),
    childSeats: p.integer(),
    boosterSeats: p.integer(),
    /** The booking's change that this is up to. */
    bookingRevision: p.integer(),
    /** Fare and extras of this way, in cents of EUR. */
    grossCents: p.integer(),
    /** What part of it the carrier gets, and the rate card that says so; null where none does. */
    netPercent: p.integer(),
    rateId: p.uuid().nullable(),
    /** What the carrier gets for it, in cents of EUR, before waiting and penalties. */
    netCents: p.integer(),
    carrierId: p.uuid().nullable(),
    driverId: p.uuid().nullable(),
    vehicleId: p.uuid().nullable(),
    /** Which driver the traveller was told of by mail; null where none was. */
    mailedDriverId: p.uuid().nullable(),
    /** When the traveller was asked by mail how it was; null where that is still to come. */
    ratingAskedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When the traveller was told that the driver may be late, and what was added to the balance for it, in cents of EUR. */
    lateToldAt: p.datetime().columnType('timestamptz').nullable(),
    lateCreditCents: p.integer().default(0),
    /** By when the carrier answers whether it drives the ride as it was changed; null where nothing is asked. */
    amendmentUntil: p.datetime().columnType('timestamptz').nullable(),
    /** When the next step of its way to a carrier is due; null where none is. */
    lookAt: p.datetime().columnType('timestamptz').nullable(),
    /** Of the traveller's flight: when it landed, or is to land; when that was asked last, and how often. Null and 0 where nobody asks. */
    landedAt: p.datetime().columnType('timestamptz').nullable(),
    flightDueAt: p.datetime().columnType('timestamptz').nullable(),
    flightAskedAt: p.datetime().columnType('timestamptz').nullable(),
    flightAsks: p.integer().default(0),
    /** When its driver was seen to do what. */
    departedAt: p.datetime().columnType('timestamptz').nullable(),
    arrivedAt: p.datetime().columnType('timestamptz').nullable(),
    boardedAt: p.datetime().columnType('timestamptz').nullable(),
    finishedAt: p.datetime().columnType('timestamptz').nullable(),
    updatedAt: p.datetime().columnType('timestamptz'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type RideRow = InferEntity<typeof Ride>
