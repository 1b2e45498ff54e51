import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A vehicle of a carrier. One that rides name is not deleted but made inactive. */
export const Vehicle = defineEntity({
  name: 'Vehicle',
  tableName: 'vehicle',
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid().index('vehicle_carrier_id_index'),
    /** The class that it drives in. */
    vehicleTypeId: p.integer(),
    make: p.text(),
    model: p.text(),
    /** Of its first registration. */
    year: p.integer(),
    colour: p.text(),
    plate: p.text(),
    /** Where it is registered. */
    countryCode: p.text(),
    /** For passengers, the driver's not among them. */
    seats: p.integer(),
    suitcases: p.integer(),
    infantSeats: p.integer().default(0),
    childSeats: p.integer().default(0),
    boosterSeats: p.integer().default(0),
    isActive: p.boolean().default(true),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type VehicleRow = InferEntity<typeof Vehicle>
