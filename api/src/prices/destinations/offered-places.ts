import type { components } from '@fiacre/sdk/contract'
import { nearbyAirports } from '#map/places/nearby-airports.ts'
import type { Place, Point, QueryRunner } from '#map/places/places.tables.ts'
import type { Catalogue } from './catalogue.service.ts'

/** What a place field offers while nothing is typed: what the catalogue shows already, and the airports near a point. */
export async function offeredPlaces(
  db: QueryRunner,
  { mostBooked, rides }: Pick<Catalogue, 'mostBooked' | 'rides'>,
  point: Partial<Point>,
  language: string,
): Promise<components['schemas']['OfferedPlaces']> {
  const { lat, lon } = point
  const airports: Place[] =
    lat === undefined || lon === undefined ? [] : await nearbyAirports(db, { lat, lon }, language)
  const destinations = new Map(rides.map(({ destination }) => [destination.id, destination]))
  return { airports, pickups: mostBooked, destinations: [...destinations.values()] }
}
