import { togetherFor } from '#platform/database/together.ts'
import type { Candidate } from './choose-place.ts'
import { findWholeNames, type Names } from './name-index/find-whole-names.ts'
import { idOf } from './name-index/name-index.ts'
import { nameIndexOf } from './name-index/name-index-store.ts'
import type { QueryRunner } from './places.tables.ts'
import { readPlaces } from './read-places.ts'

/**
 * The places that a text may mean: those of its country first, as those elsewhere may be named beside them. Texts that are read
 * together, as both ends of a way are, are asked for together.
 */
export function findCandidates(db: QueryRunner, names: Names): Promise<Candidate[]> {
  return find(db)(names)
}

const find = togetherFor((db: QueryRunner) => (asked: readonly Names[]) => findAll(db, asked))

async function findAll(db: QueryRunner, asked: readonly Names[]): Promise<Candidate[][]> {
  const index = await nameIndexOf(db)
  const found = asked.map((names) =>
    findWholeNames(index, names).map((named) => ({ ...named, id: idOf(index, named.place) })),
  )
  const rows = await readPlaces(db, [...new Set(found.flat().map(({ id }) => id))])
  return found.map((all) =>
    all.flatMap(({ id, key, tier }) => {
      const row = rows.get(id)
      // None where the place is no more.
      return row ? [{ ...row, key, tier }] : []
    }),
  )
}
