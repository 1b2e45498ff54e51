import { MS_PER_DAY, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropPartitions, makePartitions } from '#platform/database/partitions/keep-partitions.ts'
import { openOrm } from '#platform/database/orm.ts'
import { partitionsOf as partitionsOfTime } from '#platform/database/partitions/partitions-of.ts'
import { heldUser } from '#people/accounts/find-user.ts'
import { keepQuote, useQuote } from '#prices/quotes/keep-quote.ts'
import { QUOTE_PERIODS } from '#prices/quotes/quote-periods.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import { entities } from '../../src/entities.ts'
import { database } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { testService, type TestService } from '../support/service.ts'
import { sweeping } from '../support/sweeping.ts'
import { bookTrip, quoteFor, signedUpTraveller, trip } from '../support/traveller.ts'

const NOW = new Date()
/** The one that parts the tables, and what came after it, the last first. */
const MIGRATIONS = [
  'migration-2026112803-refused-calls',
  'migration-2026112721-prices-of-partners',
  'migration-2026112720-partitions',
]

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
beforeEach(() => {
  service.clock.now = NOW
})
afterAll(() => service.close())

const { count, run, at } = sweeping(() => service)

/** Which partitions a table has. */
async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(
    database(service),
  )
  return rows.map(({ name }) => name)
}

/** In which partition a price lies. */
async function placeOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from quote where id = ${id}`.execute(database(service))
  return rows[0]?.name
}

const visitor = () => new TestClient(service.url)

describe('partitions by time', () => {
  it('are there from the start, of what is written now and for half a day', async () => {
    const quotes = await partitionsOf('quote')
    expect(quotes).toEqual(expect.arrayContaining(['quote_kept', 'quote_rest']))
    expect(quotes.length).toBeGreaterThanOrEqual(2 + 4)
    expect((await partitionsOf('partner_request')).length).toBeGreaterThanOrEqual(1 + 1)
    const { quoteId } = await quoteFor(visitor(), trip(NOW))
    expect(await placeOf(quoteId)).toMatch(/^quote_\d{10}$/)
  })

  it('are made once, by however many processes at the same moment', async () => {
    const other = openOrm({ url: service.databaseUrl }, entities)
    const { orm, log } = service.context
    const later = new Date(NOW.getTime() + 40 * MS_PER_DAY)
    try {
      await Promise.all(
        [orm, other, orm, other].map((each) => makePartitions({ orm: each, log }, QUOTE_PERIODS, later)),
      )
    } finally {
      await other.close()
    }
    const made = await partitionsOf('quote')
    await makePartitions(service.context, QUOTE_PERIODS, later)
    expect(await partitionsOf('quote')).toEqual(made)
    at(later)
    const { quoteId } = await quoteFor(visitor(), trip(later))
    expect(await placeOf(quoteId)).toMatch(/^quote_\d{10}$/)
  })

  it('take along what was written before they were made', async () => {
    const later = new Date(NOW.getTime() + 80 * MS_PER_DAY)
    at(later)
    const { quoteId } = await quoteFor(visitor(), trip(later))
    expect(await placeOf(quoteId)).toBe('quote_rest')
    await makePartitions(service.context, QUOTE_PERIODS, later)
    expect(await placeOf(quoteId)).toMatch(/^quote_\d{10}$/)
    expect((await findQuote(service.context, quoteId))?.id).toBe(quoteId)
  })

  it('follow those of another length without a gap, and are followed by such in turn', async () => {
    const later = new Date(NOW.getTime() + 160 * MS_PER_DAY)
    const longer = { ...QUOTE_PERIODS, hours: 6 }
    const hoursOf = async () =>
      (await partitionsOfTime(database(service), QUOTE_PERIODS))
        .filter(({ from }) => from > later)
        .map(({ from, to }) => ({ from, to, hours: (to.getTime() - from.getTime()) / MS_PER_HOUR }))
    await makePartitions(service.context, longer, later)
    const { quoteId } = await quoteFor((at(later), visitor()), trip(later))
    const partition = await placeOf(quoteId)
    const before = await hoursOf()
    expect(new Set(before.map(({ hours }) => hours))).toEqual(new Set([6]))
    const next = new Date(later.getTime() + 9 * MS_PER_HOUR)
    await makePartitions(service.context, QUOTE_PERIODS, next)
    const both = await hoursOf()
    expect(both.slice(0, before.length)).toEqual(before)
    expect(new Set(both.slice(before.length).map(({ hours }) => hours))).toEqual(
      new Set([QUOTE_PERIODS.hours]),
    )
    expect(both.slice(1).map(({ from }) => from)).toEqual(both.slice(0, -1).map(({ to }) => to))
    await makePartitions(service.context, longer, new Date(next.getTime() + 9 * MS_PER_HOUR))
    const again = await hoursOf()
    expect(again.length).toBeGreaterThan(both.length)
    expect(again.at(-1)?.hours).toBe(6)
    // One of six hours goes as a whole, and not before its first price may.
    const [first] = before
    if (!first) throw new Error('No partition was made.')
    await dropPartitions(service.context, QUOTE_PERIODS, new Date(first.from.getTime() - 1))
    expect(await placeOf(quoteId)).toBe(partition)
    await dropPartitions(service.context, QUOTE_PERIODS, new Date(later.getTime() + 2 * MS_PER_DAY))
    expect(await placeOf(quoteId)).toBeUndefined()
  })

  it('are dropped while prices are asked for, and wait for nobody who is at it', async () => {
    const later = new Date(NOW.getTime() + 120 * MS_PER_DAY)
    at(later)
    await makePartitions(service.context, QUOTE_PERIODS, later)
    const { quoteId } = await quoteFor(visitor(), trip(later))
    const partition = await placeOf(quoteId)
    const over = new Date(later.getTime() + 2 * MS_PER_DAY)
    const asking = await database(service)
      .transaction()
      .execute(async (reader) => {
        await sql`select count(*) from quote`.execute(reader)
        const dropping = dropPartitions(service.context, QUOTE_PERIODS, over)
        const prices = await Promise.all(Array.from({ length: 5 }, () => quoteFor(visitor(), trip(later))))
        await dropping
        return prices
      })
    expect(asking).toHaveLength(5)
    expect(await partitionsOf('quote')).toContain(partition)
    await dropPartitions(service.context, QUOTE_PERIODS, over)
    expect(await partitionsOf('quote')).not.toContain(partition)
    expect(await count('quote', sql`id = ${quoteId}`)).toBe(0)
  })
})

describe('a price that something refers to', () => {
  it('lies apart from those that go, from the moment that it is booked', async () => {
    const { client } = await signedUpTraveller(service.url)
    const { quote } = await bookTrip(client, trip(NOW), crypto.randomUUID())
    expect(await placeOf(quote.quoteId)).toBe('quote_kept')
    at(NOW.getTime() + 400 * MS_PER_DAY)
    await run()
    expect(await placeOf(quote.quoteId)).toBe('quote_kept')
  })

  it('cannot be taken from under its booking, not even by hand', async () => {
    const { client } = await signedUpTraveller(service.url)
    const { quote } = await bookTrip(client, trip(NOW), crypto.randomUUID())
    const byHand = [
      sql`delete from quote where id = ${quote.quoteId}`,
      sql`update quote set kept_until = now() where id = ${quote.quoteId}`,
      sql`drop table quote_kept`,
    ]
    for (const statement of byHand) await expect(statement.execute(database(service))).rejects.toThrow()
    expect(await placeOf(quote.quoteId)).toBe('quote_kept')
  })

  it('is used by whoever saw it before a checkout took it, and once', async () => {
    const { client } = await signedUpTraveller(service.url)
    const userId = await idOf(client)
    const { quoteId } = await quoteFor(visitor(), trip(NOW))
    const seen = await findQuote(service.context, quoteId)
    if (!seen) throw new Error('The price is gone.')
    const em = () => service.context.orm.em.fork()
    await Promise.all([keepQuote(em(), seen), keepQuote(em(), seen)])
    const account = { held: heldUser(userId), condition: sql`exists (select 1 from held)` }
    const used = await Promise.all(
      [seen, seen, seen].map((quote) => useQuote(em(), quote, { userId, now: NOW }, account)),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await count('quote', sql`id = ${quoteId}`)).toBe(1)
  })

  it('is used once by several at once, who hold it for a while', async () => {
    const { client } = await signedUpTraveller(service.url)
    const userId = await idOf(client)
    const { quoteId } = await quoteFor(visitor(), trip(NOW))
    const seen = await findQuote(service.context, quoteId)
    if (!seen) throw new Error('The price is gone.')
    const account = { held: heldUser(userId), condition: sql`exists (select 1 from held)` }
    const used = await Promise.all(
      [1, 2, 3, 4].map(() =>
        service.context.orm.em.fork().transactional(async (em) => {
          const isUsed = await useQuote(em, seen, { userId, now: NOW }, account)
          await sql`select pg_sleep(0.05)`.execute(em.getKysely())
          return isUsed
        }),
      ),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await placeOf(quoteId)).toBe('quote_kept')
  })
})

describe('the migration to partitions', () => {
  it('keeps every row of a filled database, there and back', async () => {
    const { client } = await signedUpTraveller(service.url)
    const booked = (await bookTrip(client, trip(NOW), crypto.randomUUID())).quote.quoteId
    const { quote } = await handOff(service).start()
    const { quoteId: open } = await quoteFor(visitor(), trip(NOW))
    await service.context.partnerRequests.flush()
    const rows = async () => ({
      quotes: await count('quote', sql`true`),
      requests: await count('partner_request', sql`true`),
      prices: await Promise.all([booked, quote.quoteId, open].map((id) => count('quote', sql`id = ${id}`))),
    })
    const before = await rows()
    expect(before).toMatchObject({ prices: [1, 1, 1] })
    expect(before.requests).toBeGreaterThan(0)
    const { migrator } = service.context.orm
    for (const name of MIGRATIONS) await migrator.down({ migrations: [name] })
    expect(await partitionsOf('quote')).toEqual([])
    expect(await rows()).toEqual(before)
    await migrator.up()
    expect(await rows()).toEqual(before)
    expect(await Promise.all([booked, quote.quoteId, open].map(placeOf))).toEqual([
      'quote_kept',
      'quote_kept',
      'quote_rest',
    ])
    await makePartitions(service.context, QUOTE_PERIODS, NOW)
    expect(await rows()).toEqual(before)
    expect(await placeOf(open)).toMatch(/^quote_\d{10}$/)
  })
})
