import { sql } from 'kysely'
import { keysetPage, pageOf } from '../database/keyset.ts'
import type { EntityManager } from '../database/orm.ts'
import { escaped } from '../database/word-search.ts'
import { toDeadLetter, type DeadLetter, type ParkedJob } from './dead-letters.ts'
import type { JobKind } from './job-kind.ts'
import { DEAD_LETTERS } from './job-queue.ts'
import { RECIPIENT } from './recipient-index.ts'

const ORDER = { table: 'jobs.job', columns: ['created_on', 'id'], isDescending: false }

/** Those that wait, by the index of the queue; the same condition twice would be a second list. */
const WAITING = sql`name = ${DEAD_LETTERS} and state < 'active' and not blocked and priority = 0`

interface Asked {
  limit: number
  before?: string | undefined
  /** A part of the recipient's address. */
  q?: string | undefined
}

/** A page of what was given up, the oldest first. @param kinds say what their jobs are about */
export async function parkedPage(
  em: EntityManager,
  kinds: readonly JobKind<object>[],
  { limit, before, q }: Asked,
): Promise<{ jobs: DeadLetter[]; next: string | null }> {
  const { rows: found } = await parkedList({ limit, before, q }).execute(em.getKysely())
  const { rows, next } = pageOf(found, limit)
  return {
    jobs: rows.map((row) => toDeadLetter({ ...row, createdOn: new Date(row.createdOn) }, kinds)),
    next,
  }
}

/** How many were given up. */
export async function parkedCount(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where ${WAITING}`.execute(em.getKysely())
  return rows[0]?.count ?? 0
}

/** The statement that answers a query of what was given up. */
export function parkedList({ limit, before, q }: Asked) {
  const words = q?.trim()
  const conditions = [WAITING, ...(words ? [isTo(words)] : [])]
  return sql<ParkedJob & { id: string }>`
    select id, source_name as "sourceName", data, source_output as "sourceOutput", created_on as "createdOn"
    from jobs.job ${keysetPage(conditions, ORDER, { limit, before })}`
}

function isTo(words: string) {
  return sql`${sql.raw(RECIPIENT)} ilike ${`%${escaped(words)}%`}`
}
