import { togetherFor } from '#platform/database/together.ts'
import type { Candidate } from './choose-place.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** What the map is asked for one text: names, codes of airports, and the country that it ends in. */
interface Question {
  names: readonly string[]
  codes: readonly string[]
  country: string | null
}

/**
 * The places that a text may mean: those of its country first, as those elsewhere may be named beside them. Texts that are read
 * together, as both ends of a way are, are asked for together.
 */
export function findCandidates(db: QueryRunner, question: Question): Promise<Candidate[]> {
  return find(db)(question)
}

const find = togetherFor((db: QueryRunner) => (questions: readonly Question[]) => findAll(db, questions))

async function findAll(db: QueryRunner, questions: readonly Question[]): Promise<Candidate[][]> {
  const asked = questions.map((question, index) => ({ index, ...question }))
  const rows = await runSql<Candidate & { index: number }>(
    db,
    `select asked.index, found.*
     from json_to_recordset($1::json) as asked (index int, names text[], codes text[], country text)
     cross join lateral (
       select * from (
         select ${PLACE_COLUMNS}, n.name_key as key, n.tier
           from place_name n join place p on p.number = n.place
           where n.name_key = any(asked.names) and n.tier < 2
         union all
         select ${PLACE_COLUMNS}, '', 0::smallint from place p where p.iata = any(asked.codes)
       ) meant
       order by "countryCode" = asked.country desc, weight desc limit 300
     ) found`,
    [JSON.stringify(asked)],
  )
  const found: Candidate[][] = questions.map(() => [])
  for (const { index, ...candidate } of rows) found[index]?.push(candidate)
  return found
}
