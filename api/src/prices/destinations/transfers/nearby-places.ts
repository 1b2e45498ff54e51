import type { LanguageCode } from '@fiacre/sdk/rules'
import { cellsAround, flatKm } from '#map/places/geo-cells.ts'
import { PLACE_COLUMNS } from '#map/places/place-columns.ts'
import { toPlaces } from '#map/places/place-label.ts'
import type { Place, PlaceRow, QueryRunner } from '#map/places/places.tables.ts'
import { runSql } from '#map/places/run-sql.ts'

const NEAR_KM = 25
/** A part of the place itself is no neighbour. */
const APART_KM = 1.5
/** A village that few know tells nothing. */
const LEAST_WEIGHT = 3
const MOST = 5

/**
 * What is near a place, the nearest first: the best known of the towns, resorts, sights, stations and ports round it.
 * @param named places that the page names anyway, by their ids
 */
export async function nearbyPlaces(
  db: QueryRunner,
  place: Place,
  language: LanguageCode,
  named: ReadonlySet<string>,
): Promise<{ name: string; distanceKm: number }[]> {
  const rows = await runSql<PlaceRow>(
    db,
    `select ${PLACE_COLUMNS} from place p
     where p.cell = any($1::int[]) and p.kind in ('city', 'resort', 'attraction', 'station', 'port') and p.weight >= ${LEAST_WEIGHT}
     order by p.weight desc, p.id`,
    [cellsAround(place, NEAR_KM)],
  )
  const isNear = (row: PlaceRow) => {
    const km = flatKm(place, row)
    return km >= APART_KM && km <= NEAR_KM && !named.has(row.id)
  }
  const best = rows.filter(isNear).slice(0, MOST)
  return toPlaces(best, language)
    .map((near) => ({ name: near.name, distanceKm: Math.round(flatKm(place, near) * 10) / 10 }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
}
