import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Somebody who drives for a carrier. One that rides name is not deleted but made inactive. */
export const Driver = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid().index('driver_carrier_id_index'),
    firstName: p.text(),
    lastName: p.text(),
    /** With the country's code: +41791234567. */
    phone: p.text(),
    /** ISO 639-1. */
    languages: p.json<string[]>().default('[]'),
    /** A stored file. */
    photoId: p.uuid().nullable().index('driver_photo_id_index'),
    isActive: p.boolean().default(true),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type DriverRow = InferEntity<typeof Driver>
