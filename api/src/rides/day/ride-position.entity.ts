import { defineEntity, p } from '@mikro-orm/core'

/** Where the driver of a ride was last, between departure and drop-off. One row a ride, deleted when it is over. */
export const RidePosition = defineEntity({
  name: 'RidePosition',
  tableName: 'ride_position',
  properties: {
    rideId: p.uuid().primary(),
    lat: p.float().columnType('double precision'),
    lon: p.float().columnType('double precision'),
    accuracyMeters: p.integer(),
    occurredAt: p.datetime().columnType('timestamptz'),
    receivedAt: p.datetime().columnType('timestamptz'),
  },
})
