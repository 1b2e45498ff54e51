import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

/** Something that went wrong with a ride, as our people recorded it. */
export const RideIncident = defineEntity({
  name: 'RideIncident',
  tableName: 'ride_incident',
  indexes: [{ name: 'ride_incident_ride_id_recorded_at_index', properties: ['rideId', 'recordedAt'] }],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid(),
    kind: p.text().$type<components['schemas']['RideIncidentKind']>(),
    /** Who had the ride then; null where nobody had. */
    carrierId: p.uuid().nullable(),
    note: p.text(),
    /** What the traveller was told by mail; null where nothing was. */
    told: p.text().nullable(),
    recordedAt: p.datetime().columnType('timestamptz'),
    recordedBy: p.uuid(),
  },
})

export type RideIncidentRow = InferEntity<typeof RideIncident>
