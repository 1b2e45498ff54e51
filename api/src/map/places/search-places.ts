import { cellsAround } from './geo-cells.ts'
import { mayBeShown } from './may-be-shown.ts'
import { findByName, type Found, type Step } from './name-index/find-by-name.ts'
import { findTypos } from './name-index/find-typos.ts'
import { idOf, type NameIndex } from './name-index/name-index.ts'
import { nameIndexOf } from './name-index/name-index-store.ts'
import { toPlaces } from './place-label.ts'
import { type PlaceQuery, readPlaceQuery } from './place-query.ts'
import type { Place, PlaceRow, QueryRunner } from './places.tables.ts'
import { type PlaceHit, rankPlaces } from './rank-places.ts'
import { readPlacesTogether } from './read-places.ts'

export interface PlaceSearch {
  /** What was typed: a name in any language, a part of one, an IATA code. */
  q: string
  /** Places within 50 km of this point come first (spec section 2: suggestions biased by the pickup). */
  lat?: number | undefined
  lon?: number | undefined
  /** Language of the names and labels, such as "pl"; English by default. */
  lang?: string | undefined
  /** At most this many places; 8 by default. */
  limit?: number | undefined
}

const NEAR_KM = 50
/** Below this length a text begins thousands of names: the larger places are asked first. */
const SHORT = 6
/** Each step costs more and finds less; most texts are answered by the first. */
const STEPS: readonly Step[] = [{ large: true }, { large: false }, { large: false, byWords: true }]

/**
 * Suggests places for what has been typed, best first. An empty list when nothing fits. Names are looked for in memory; the database is
 * asked once, for what is to be ranked and shown.
 */
export async function searchPlaces(db: QueryRunner, search: PlaceSearch): Promise<Place[]> {
  const query = readPlaceQuery(search.q)
  if (!query) return []
  const limit = search.limit ?? 8
  const { lat, lon } = search
  const near = lat === undefined || lon === undefined ? null : { lat, lon }
  const index = await nameIndexOf(db)
  const named = findTerminals(index, query)
  const around = new Set(near ? cellsAround(near, NEAR_KM) : [])
  const found = findNames(index, query, around, limit)
  const first = mayBeShown(index, found, around, limit + named.length)
  let rows = await readFound(db, index, [...named, ...first])
  // Those that are no more give way to the next ones.
  if (first.some(({ place }) => !rows.has(idOf(index, place))))
    rows = await readFound(db, index, [...named, ...found])
  const hits = (all: readonly Found[]) => all.flatMap((one) => toHit(one, rows.get(idOf(index, one.place))))
  const terminals = rankPlaces(hits(named), null)
  const others = rankPlaces(hits(found), near).filter(
    ({ id }) => !terminals.some((terminal) => terminal.id === id),
  )
  return toPlaces([...terminals, ...others].slice(0, limit), search.lang ?? 'en')
}

function readFound(
  db: QueryRunner,
  index: NameIndex,
  found: readonly Found[],
): Promise<ReadonlyMap<string, PlaceRow>> {
  return readPlacesTogether(db)(found.map(({ place }) => idOf(index, place)))
}

function findNames(index: NameIndex, query: PlaceQuery, near: ReadonlySet<number>, limit: number): Found[] {
  let found: Found[] = []
  for (const step of STEPS) {
    if (step.large && query.phrase.length >= SHORT) continue
    if (step.byWords && query.words.length === 0) continue
    found = findByName(index, query, near, step)
    if (found.length >= limit) return found
  }
  const known = new Set(found.map(({ place }) => place))
  return [...found, ...findTypos(index, query).filter(({ place }) => !known.has(place))]
}

/** A terminal that is named comes first, its airport after it. */
function findTerminals(index: NameIndex, query: PlaceQuery): Found[] {
  if (query.terminal === null) return []
  const named = { ...query, phrase: query.terminal, words: [], iata: null }
  return findByName(index, named, new Set(), { large: false })
}

/** None where the place is no more. */
function toHit({ tier, exact, code, edits = 0 }: Found, row: PlaceRow | undefined): PlaceHit[] {
  return row ? [{ ...row, tier, exact: exact > 0, own: exact === 2, code, edits }] : []
}
