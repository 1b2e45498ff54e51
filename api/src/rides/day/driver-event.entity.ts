import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const DRIVER_EVENT_KINDS = [
  'on-the-way',
  'arrived',
  'contacted',
  'on-board',
  'done',
  'no-show',
] as const

export type DriverEventKind = (typeof DRIVER_EVENT_KINDS)[number]

export type DriverEventOutcome = 'taken' | 'noted' | 'too-early' | 'to-a-person'

/** Something that a driver's phone reported: by its own clock, and when it came. It is evidence, so it is never changed. */
export const DriverEvent = defineEntity({
  name: 'DriverEvent',
  tableName: 'driver_event',
  uniques: [{ name: 'driver_event_ride_id_device_id_unique', properties: ['rideId', 'deviceId'] }],
  properties: {
    id: p.uuid().primary(),
    rideId: p.uuid(),
    driverId: p.uuid(),
    /** The id that the phone made: what comes twice is one report. */
    deviceId: p.uuid(),
    kind: p.text().$type<DriverEventKind>(),
    /** By the phone's clock, but never later than it came. */
    occurredAt: p.datetime().columnType('timestamptz'),
    receivedAt: p.datetime().columnType('timestamptz'),
    lat: p.float().columnType('double precision').nullable(),
    lon: p.float().columnType('double precision').nullable(),
    accuracyMeters: p.integer().nullable(),
    outcome: p.text().$type<DriverEventOutcome>(),
    /** When one of our people had looked into it; null where nobody has, or needs to. */
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type DriverEventRow = InferEntity<typeof DriverEvent>
