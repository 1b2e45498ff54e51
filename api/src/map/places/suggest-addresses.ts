import type { Place, PlaceKind, QueryRunner } from './places.tables.ts'
import { type PlaceSearch, searchPlaces } from './search-places.ts'
import { readStreetAndTown } from './street-and-town.ts'

/** Towns of one name are few; more would only fill the list. */
const MOST = 3
/** Where a street can be. */
const WITH_STREETS: ReadonlySet<PlaceKind> = new Set(['city', 'resort', 'island'])

/**
 * "Rynek 1, Kraków" as an address in Kraków: we know the town and keep the street for the driver. The point is the
 * town's. Empty where no street, or no town, can be made out.
 */
export async function suggestAddresses(db: QueryRunner, search: PlaceSearch): Promise<Place[]> {
  const address = readStreetAndTown(search.q)
  if (!address) return []
  const towns = await searchPlaces(db, { ...search, q: address.town })
  return towns
    .filter(({ kind }) => WITH_STREETS.has(kind))
    .slice(0, Math.min(MOST, search.limit ?? MOST))
    .map((town) => ({
      ...town,
      id: `address:${town.id.replace(':', '-')}`,
      kind: 'address',
      name: address.street,
      label: `${address.street}, ${address.postcode} ${town.label}`.replace(',  ', ', '),
    }))
}
