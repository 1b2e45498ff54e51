import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { heldUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import type { Orm } from '#platform/database/orm.ts'
import { findRow, insertRows } from '#platform/database/rows.ts'
import { useQuote } from '#prices/quotes/keep-quote.ts'
import { AS_LONG_AS_NEEDED, keptUntil } from '#prices/quotes/quote-periods.ts'
import { Quote, type QuoteRow } from '#prices/quotes/quote.entity.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import { written } from './ids.ts'
import type { MeasuredList } from './queries.ts'

/** So many prices are taken along, of every partition, to be asked for. */
const SAMPLE = 400
const CLASSES = 5

/** A price like another, made now. */
export function priceLike(quote: QuoteRow, now: Date): QuoteRow {
  const expiresAt = new Date(now.getTime() + 1_800_000)
  return {
    ...quote,
    id: randomUUID(),
    userId: null,
    createdAt: now,
    expiresAt,
    keptUntil: keptUntil(expiresAt),
  }
}

/** What is done with prices: written, looked up by their id or from their booking, and booked. Each is another one. */
export async function measuredPrices(orm: Orm, size: number): Promise<MeasuredList> {
  const quotes = await sampled(orm)
  const [first] = quotes
  if (!first) throw new Error('There are no prices to ask for.')
  let asked = 0
  const next = () => quotes[asked++ % quotes.length] ?? first
  const written5 = () => Array.from({ length: CLASSES }, () => priceLike(first, new Date()))
  const userId = written('00000000', 1)
  return {
    name: 'prices',
    queries: {
      'written, one': (context) => insertRows(context.orm.em.fork(), Quote, [priceLike(first, new Date())]),
      'written, of five classes': (context) => insertRows(context.orm.em.fork(), Quote, written5()),
      'found by an id': (context) => findQuote(context, next().id),
      'of a booking': (context: Context) =>
        findRow(context.orm.em.fork(), Quote, {
          id: written('00000004', 1 + ((asked++ * 7919) % size)),
          keptUntil: AS_LONG_AS_NEEDED,
        }),
      'used by a booking': async (context) => {
        const account = { held: heldUser(userId), condition: sql<boolean>`exists (select 1 from held)` }
        const isUsed = await useQuote(context.orm.em.fork(), next(), { userId, now: new Date() }, account)
        if (!isUsed) throw new Error('A price was there twice.')
        return isUsed
      },
    },
    statements: {
      'found by an id': async () => sql`select * from quote where id = ${first.id}`,
      'of a booking': async () =>
        sql`select * from quote where id = ${written('00000004', 1)} and kept_until = ${AS_LONG_AS_NEEDED}`,
    },
  }
}

/** Prices that nobody has used, from all over the table, as their ids are random. */
async function sampled(orm: Orm): Promise<QuoteRow[]> {
  const em = orm.em.fork()
  const { rows } = await sql<{ id: string }>`
    select id from quote where kept_until <> ${AS_LONG_AS_NEEDED} and id >= ${randomUUID()} order by id limit ${SAMPLE}`.execute(
    em.getKysely(),
  )
  const found = await Promise.all(rows.map(({ id }) => findRow(em, Quote, { id })))
  return found.flatMap((quote) => quote ?? [])
}
