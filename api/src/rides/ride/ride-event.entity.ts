import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { RideMove, RideState } from './ride-states.ts'

export type RideActor = 'service' | 'traveller' | 'carrier' | 'driver' | 'administrator'

/** One step in the life of a ride: what, when, by whom, and whose it was then. */
export const RideEvent = defineEntity({
  name: 'RideEvent',
  tableName: 'ride_event',
  indexes: [{ name: 'ride_event_ride_id_id_index', properties: ['rideId', 'id'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    rideId: p.uuid(),
    at: p.datetime().columnType('timestamptz').index('ride_event_at_index'),
    /** A move of the state machine; `create` at the start, `amend` where the booking was changed. */
    move: p.text().$type<RideMove | 'create' | 'amend'>(),
    actor: p.text().$type<RideActor>(),
    actorId: p.uuid().nullable(),
    fromState: p.text().$type<RideState>().nullable(),
    toState: p.text().$type<RideState>(),
    version: p.integer(),
    /** The carrier that had the ride before the step, or has it by it. */
    carrierId: p.uuid().nullable(),
  },
})

export type RideEventRow = InferEntity<typeof RideEvent>
