import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { RideState } from '../ride/ride-states.ts'

type TestOfferState = 'open' | 'accepted' | 'rejected' | 'over'

/** An invented ride to try a dispatch system with. It is none of a booking, and nothing else in the house knows of it. */
export const TestRide = defineEntity({
  name: 'TestRide',
  tableName: 'test_ride',
  indexes: [{ name: 'test_ride_carrier_id_created_at_index', properties: ['carrierId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid(),
    bookingNumber: p.text(),
    state: p.text().$type<RideState>(),
    /** Rises with every change: its tag is made of it, and webhooks are ordered by it. */
    version: p.integer(),
    offerId: p.uuid().unique('test_ride_offer_id_unique'),
    offerState: p.text().$type<TestOfferState>(),
    answerUntil: p.datetime().columnType('timestamptz'),
    amendmentUntil: p.datetime().columnType('timestamptz').nullable(),
    pickupAt: p.datetime().columnType('timestamptz'),
    vehicleTypeId: p.integer(),
    driverId: p.uuid().nullable(),
    vehicleId: p.uuid().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type TestRideRow = InferEntity<typeof TestRide>
