import { defineEntity, p } from '@mikro-orm/core'

/** A link to a ride for somebody who waits for its traveller. Its token stands in the link alone; here is its hash. */
export const RideShare = defineEntity({
  name: 'RideShare',
  tableName: 'ride_share',
  indexes: [{ name: 'ride_share_ride_id_index', properties: ['rideId'] }],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid(),
    tokenHash: p.text().unique('ride_share_token_hash_unique'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
