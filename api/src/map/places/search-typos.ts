import { PLACE_COLUMNS } from './place-columns.ts'
import type { PlaceQuery } from './place-query.ts'
import type { PlaceRow, QueryRunner } from './places.tables.ts'
import type { PlaceHit } from './rank-places.ts'
import { runSql } from './run-sql.ts'
import { editsToBeginning, forgivenEdits, typoKeys } from './typo-keys.ts'

/** The largest of so many places that share letters with the text are compared with it. */
const COMPARED = 60

interface Named extends PlaceRow {
  keys: string[]
}

/** Finds places whose names are what was typed but for one typing error, or two in a longer text. */
export async function searchTypos(db: QueryRunner, query: PlaceQuery): Promise<PlaceHit[]> {
  const forgiven = forgivenEdits(query.phrase.length)
  if (forgiven === 0) return []
  const parameters: unknown[] = [[...typoKeys(query.phrase, forgiven === 1 ? 1 : 2)], COMPARED]
  if (query.countryCode !== null) parameters.push(query.countryCode)
  const country = query.countryCode === null ? '' : 'where p.country_code = $3'
  const rows = await runSql<Named>(
    db,
    `select ${PLACE_COLUMNS}, array(select name_key from place_name n where n.place = p.number and n.tier < 2) as keys
     from (select distinct place from place_typo where typo_key = any($1::text[])) as near
       join place p on p.number = near.place ${country}
     order by p.weight desc limit $2`,
    parameters,
  )
  return rows.flatMap(({ keys, ...row }) => {
    const edits = Math.min(...keys.map((key) => editsToBeginning(query.phrase, key)))
    return edits > 0 && edits <= forgiven ? [{ ...row, tier: 3, exact: false, code: false, edits }] : []
  })
}
