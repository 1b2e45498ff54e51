import { cellsAround } from './geo-cells.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import { toPlaces } from './place-label.ts'
import { type PlaceQuery, readPlaceQuery } from './place-query.ts'
import type { Place, Point, QueryRunner } from './places.tables.ts'
import { type PlaceHit, WORTH, rankPlaces } from './rank-places.ts'
import { runSql } from './run-sql.ts'
import { searchTypos } from './search-typos.ts'

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
/** Enough to rank from; the coarse order of the statement leaves out nothing that could come first. */
const CANDIDATES = 60
const CANDIDATES_OF_A_COUNTRY = 400
/**
 * Below this length a text begins thousands of names: the larger places (10,000 people; for a single letter 160,000)
 * are asked first.
 */
const SHORT = 6

/** Suggests places for what has been typed, best first. An empty list when nothing fits. */
export async function searchPlaces(db: QueryRunner, search: PlaceSearch): Promise<Place[]> {
  const query = readPlaceQuery(search.q)
  if (!query) return []
  const limit = search.limit ?? 8
  const { lat, lon } = search
  const near = lat === undefined || lon === undefined ? null : { lat, lon }
  // Each step costs more and finds less; most texts are answered by the first.
  const steps: Step[] = [{ large: true }, { large: false }, { large: false, byWords: true }]
  let hits: PlaceHit[] = []
  for (const step of steps) {
    if (step.large && query.phrase.length >= SHORT) continue
    if (step.byWords && query.words.length === 0) continue
    hits = await findHits(db, query, near, step)
    if (hits.length >= limit) break
  }
  if (hits.length < limit) {
    const found = new Set(hits.map(({ number }) => number))
    hits.push(...(await searchTypos(db, query)).filter(({ number }) => !found.has(number)))
  }
  const terminals = await findTerminals(db, query)
  const others = rankPlaces(hits, near).filter(({ id }) => !terminals.some((terminal) => terminal.id === id))
  return toPlaces([...terminals, ...others].slice(0, limit), search.lang ?? 'en')
}

/** A terminal that is named comes first, its airport after it. */
async function findTerminals(db: QueryRunner, query: PlaceQuery): Promise<PlaceHit[]> {
  if (query.terminal === null) return []
  const named = { ...query, phrase: query.terminal, words: [], iata: null }
  return rankPlaces(await findHits(db, named, null, { large: false }), null)
}

interface Step {
  /** Only the larger places. */
  large: boolean
  /** Also places that have all the words, in any order. */
  byWords?: boolean
}

async function findHits(
  db: QueryRunner,
  query: PlaceQuery,
  near: Point | null,
  step: Step,
): Promise<PlaceHit[]> {
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const phrase = bind(query.phrase)
  const isPhrase = within(query.phrase, bind)
  // 2 for the whole of its own name, 1 for the whole of another; the end of one is not the whole.
  const exact = `case when name_key <> ${phrase} then 0 when tier = 0 then 2 when tier = 1 then 1 else 0 end`
  // The words of the condition must be those of the partial index.
  const large = step.large ? ` and weight >= 4${query.phrase.length === 1 ? ' and weight >= 5.2' : ''}` : ''
  const sources = [`select place, weight, tier, ${exact}, 0 from place_name where ${isPhrase}${large}`]
  if (step.byWords) {
    const each = query.words.map((word) => `select place from place_name where ${within(word, bind)}`)
    // Sets, not joins: the planner takes a prefix for rarer than it is, and would loop.
    sources.push(`select number, weight, 3, 0, 0 from place where number in (${each.join(' intersect ')})`)
  }
  if (near) {
    const cells = bind(cellsAround(near, NEAR_KM))
    sources.push(
      `select place, weight, tier, ${exact}, ${WORTH.near} from place_name
       where cell = any(${cells}::int[]) and ${isPhrase}`,
    )
  }
  const code = bind(query.iata)
  sources.push(`select number, weight + ${WORTH.code}, 1, 0, 0 from place where iata = ${code}`)
  const country = query.countryCode === null ? '' : `where p.country_code = ${bind(query.countryCode)}`
  return runSql<PlaceHit>(
    db,
    `with hit as (
       select place, min(tier) as tier, max(exact) as exact,
         max(weight) + max(near) + max((array[${WORTH.tier.join()}])[tier + 1] + (array[0, ${WORTH.exact}, ${WORTH.exact + WORTH.own}])[exact + 1]) as worth
       from (${sources.join(' union all ')}) as source (place, weight, tier, exact, near)
       group by place order by worth desc limit ${query.countryCode === null ? CANDIDATES : CANDIDATES_OF_A_COUNTRY}
     )
     select ${PLACE_COLUMNS}, hit.tier, hit.exact > 0 as exact, hit.exact = 2 as own, coalesce(p.iata = ${code}, false) as code
     from hit join place p on p.number = hit.place ${country}`,
    parameters,
  )
}

/** The condition that a key begins with the text, as a range: it uses the index whatever the plan. */
function within(text: string, bind: (value: unknown) => string): string {
  return `name_key >= ${bind(text)} and name_key < ${bind(`${text}\u{10FFFF}`)}`
}
