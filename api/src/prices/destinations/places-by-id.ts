import type { LanguageCode } from '@fiacre/sdk/rules'
import { PLACE_COLUMNS } from '#map/places/place-columns.ts'
import { toPlaces } from '#map/places/place-label.ts'
import type { Place, PlaceRow, QueryRunner } from '#map/places/places.tables.ts'
import { runSql } from '#map/places/run-sql.ts'

/** Places by their gazetteer ids, named in a language. */
export async function placesById(
  db: QueryRunner,
  ids: readonly string[],
  language: LanguageCode,
): Promise<Map<string, Place>> {
  const rows = await runSql<PlaceRow>(
    db,
    `select ${PLACE_COLUMNS} from place p where p.id = any($1::text[])`,
    [[...new Set(ids)]],
  )
  return new Map(toPlaces(rows, language).map((place) => [place.id, place]))
}
