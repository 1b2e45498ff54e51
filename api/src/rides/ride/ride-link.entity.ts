import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A link to a ride that was handed out. Its token stands in the link alone; here is its hash. */
export const RideLink = defineEntity({
  name: 'RideLink',
  tableName: 'ride_link',
  indexes: [{ name: 'ride_link_ride_id_index', properties: ['rideId'] }],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid(),
    /** For whom it is: it ends when another driver is named. */
    driverId: p.uuid(),
    tokenHash: p.text().unique('ride_link_token_hash_unique'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type RideLinkRow = InferEntity<typeof RideLink>
