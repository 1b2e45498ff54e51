import { sql, type RawBuilder } from 'kysely'
import { anyOf, ask, type Question } from '#platform/database/ask-together.ts'
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

/** What else has to hold where a price is used up. */
export interface OnlyWith {
  held: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

/**
 * Uses a price up, for a booking, in one statement.
 * @param condition what else has to hold
 * @returns whether it was there, and nobody had used it
 */
export async function useQuote(
  em: EntityManager,
  quote: Pick<QuoteRow, 'id' | 'keptUntil'>,
  use: { userId: string; now: Date },
  only: OnlyWith,
): Promise<boolean> {
  for (const attempt of usesOf(em, quote, use, only)) if (await ask(em, attempt())) return true
  return false
}

type Attempt = () => Question<boolean>

/**
 * The statements that use a price up, each made where it is asked, of which the first that finds it does: a checkout may refer to it, perhaps
 * only since it was looked at.
 */
export function usesOf(
  em: EntityManager,
  { id, keptUntil }: Pick<QuoteRow, 'id' | 'keptUntil'>,
  { userId, now }: { userId: string; now: Date },
  { held, condition }: OnlyWith,
): [Attempt, ...Attempt[]] {
  const unused = (until: string) =>
    sql`id = ${id} and kept_until = ${until} and used_at is null and ${condition}`
  const kept = () =>
    anyOf(
      em,
      sql`
        with held as (${held})
        update quote set used_at = ${now}, user_id = ${userId} where ${unused(AS_LONG_AS_NEEDED)} returning id`,
    )
  if (keptUntil === AS_LONG_AS_NEEDED) return [kept]
  const to = { used_at: sql`${now}::timestamptz`, user_id: sql`${userId}::uuid` }
  return [() => anyOf(em, sql`${moveQuote(em, unused(keptUntil), to, held)} returning id`), kept]
}

function moveQuote(
  em: EntityManager,
  where: RawBuilder<unknown>,
  to: Record<string, RawBuilder<unknown>>,
  held?: RawBuilder<unknown>,
) {
  const changes: typeof to = { ...to, kept_until: sql`${AS_LONG_AS_NEEDED}::timestamptz` }
  const columns = em.getMetadata(Quote).props.map(({ fieldNames: [column = ''] }) => column)
  const stay = sql.raw(columns.filter((column) => !(column in changes)).join(', '))
  const change = sql.raw(Object.keys(changes).join(', '))
  return sql`
    with ${held ? sql`held as (${held}),` : sql``} moved as (delete from quote where ${where} returning ${stay})
    insert into quote (${stay}, ${change})
    select ${stay}, ${sql.join(Object.values(changes))} from moved`
}
