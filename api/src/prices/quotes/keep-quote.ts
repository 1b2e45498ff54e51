import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { AS_LONG_AS_NEEDED } from './quote-periods.ts'
import { Quote, type QuoteRow } from './quote.entity.ts'

/**
 * Moves a price to those that are kept as long as something refers to them: a checkout can name no other. It moves by being deleted
 * and written again, as of a row that another transaction has updated to another partition PostgreSQL gives an error.
 */
export async function keepQuote(em: EntityManager, { id }: Pick<QuoteRow, 'id'>): Promise<void> {
  await moveQuote(em, sql`id = ${id} and kept_until <> ${AS_LONG_AS_NEEDED}`, {}).execute(em.getKysely())
}

/**
 * Uses a price up, for a booking, in one statement.
 * @param condition what else has to hold
 * @returns whether it was there, and nobody had used it
 */
export async function useQuote(
  em: EntityManager,
  { id, keptUntil }: Pick<QuoteRow, 'id' | 'keptUntil'>,
  { userId, now }: { userId: string; now: Date },
  { held, condition }: { held: RawBuilder<unknown>; condition: RawBuilder<unknown> },
): Promise<boolean> {
  const db = em.getKysely()
  const unused = (until: string) =>
    sql`id = ${id} and kept_until = ${until} and used_at is null and ${condition}`
  if (keptUntil !== AS_LONG_AS_NEEDED) {
    const to = { used_at: sql`${now}::timestamptz`, user_id: sql`${userId}::uuid` }
    const { numAffectedRows } = await moveQuote(em, unused(keptUntil), to, held).execute(db)
    if (numAffectedRows === 1n) return true
  }
  // A checkout refers to it, perhaps only since it was looked at.
  const { numAffectedRows } = await sql`
    with held as (${held})
    update quote set used_at = ${now}, user_id = ${userId} where ${unused(AS_LONG_AS_NEEDED)}`.execute(db)
  return numAffectedRows === 1n
}

function moveQuote(
  em: EntityManager,
  where: RawBuilder<unknown>,
  to: Record<string, RawBuilder<unknown>>,
  held?: RawBuilder<unknown>,
) {
  const columns = em.getMetadata(Quote).props.map(({ fieldNames: [column = ''] }) => column)
  const changes: typeof to = { ...to, kept_until: sql`${AS_LONG_AS_NEEDED}::timestamptz` }
  const names = sql.raw(columns.join(', '))
  return sql`
    with ${held ? sql`held as (${held}),` : sql``} moved as (delete from quote where ${where} returning ${names})
    insert into quote (${names})
    select ${sql.join(columns.map((column) => changes[column] ?? sql.ref(column)))} from moved`
}
