import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'
import { pipeline } from './pipeline.ts'

type ListedType = 'uuid' | 'text'

/**
 * A list that a statement is given, as `any(${listOf(ids, 'uuid')})` and `unnest(${listOf(ids, 'uuid')})` take it. Of a list that it sees PostgreSQL
 * counts the values, finds a plan for so many a little cheaper than one for ten, and so plans the statement anew for each list, which takes longer
 * than running it. One behind a `select` it does not look into: it expects ten, and keeps its first plan for as long as the connection lives.
 */
export function listOf(values: readonly (string | null)[], type: ListedType): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`)
  // Without the second cast `any` would take it for rows.
  return sql`(select ${listText(values)}::${list})::${list}`
}

/** A list as PostgreSQL reads it. The driver writes the same, and copies each text three times on the way. */
function listText(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'null' : `"${escaped(value)}"`)).join()}}`
}

const escaped = (text: string): string =>
  /["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text

/** Rows as lists, one of each column, as `unnest` makes rows of them again. */
export const listsOf =
  <Row>(rows: readonly Row[]) =>
  (pick: (row: Row) => string | null, type: ListedType = 'text'): RawBuilder<unknown> =>
    listOf(rows.map(pick), type)

/**
 * Has what else this transaction asks run by plans that are kept, whatever they are given. For statements by key on a table of partitions: of
 * those a plan for all partitions looks dearer than one for the partition at hand, though a kept plan leaves the others out as it begins.
 */
export async function keepPlans(em: EntityManager): Promise<void> {
  await pipeline(em, {
    text: `select set_config('plan_cache_mode', $1, true)`,
    values: ['force_generic_plan'],
  })
}
