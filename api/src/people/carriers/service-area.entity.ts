import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A whole country, the surroundings of a place, or an airport. */
export type ServiceAreaKind = 'country' | 'region' | 'airport'

/** Where a carrier picks travellers up. */
export const ServiceArea = defineEntity({
  name: 'ServiceArea',
  tableName: 'service_area',
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid().index('service_area_carrier_id_index'),
    kind: p.text().$type<ServiceAreaKind>(),
    countryCode: p.text(),
    /** IATA. */
    airportCode: p.text().nullable(),
    /** What the place is called; null for a country. */
    label: p.text().nullable(),
    lat: p.float().columnType('double precision').nullable(),
    lon: p.float().columnType('double precision').nullable(),
    radiusKm: p.integer().nullable(),
  },
})

export type ServiceAreaRow = InferEntity<typeof ServiceArea>
