import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database, linksTo, resetToken, RESET_PAGE, statusWith } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { newPromo } from '../support/partners.ts'
import { callbackBody, ledger, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { testService, type TestService } from '../support/service.ts'
import { sweeping } from '../support/sweeping.ts'
import { bookTrip, signedUpTraveller, PASSWORD, quoteFor, trip, until } from '../support/traveller.ts'

const DAY = 86_400_000
const NOW = new Date()

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
beforeEach(() => {
  service.clock.now = NOW
})
afterAll(() => service.close())

const { count, run, at, leftAround } = sweeping(() => service)

async function booking(client: TestClient, more: Record<string, unknown> = {}) {
  const { quote, booked } = await bookTrip(client, trip(NOW, more), crypto.randomUUID())
  const { id } = booked.body.booking
  const [session] = await paymentsOf(service, id)
  if (!session) throw new Error('The booking has no payment session.')
  return { id, quoteId: quote.quoteId, session }
}

/** How many rows of each kind hang on a booking. */
async function rowsOf({ id, quoteId, session }: Awaited<ReturnType<typeof booking>>) {
  return {
    booking: await count('booking', sql`id = ${id}`),
    quote: await count('quote', sql`id = ${quoteId}`),
    payment: await count('payment_session', sql`reference = ${`booking:${id}`}`),
    page: await count('sandbox_session', sql`session_id = ${session.id}`),
    promo: await count('promo_use', sql`booking_id = ${id}`),
  }
}
const ALL = { booking: 1, quote: 1, payment: 1, page: 1, promo: 1 }
const NONE = { booking: 0, quote: 0, payment: 0, page: 0, promo: 0 }

/** The moment seven years after a pickup. */
async function sevenYearsAfter(id: number): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select pickup_at + interval '7 years' as at from booking where id = ${id}`.execute(database(service))
  return Date.parse(rows[0]?.at ?? '')
}

describe('bookings', () => {
  it('go seven years after the journey, to the second, with all that hangs on them; the ledger stays', async () => {
    await newPromo(service, { code: 'LONGAGO', percent: 10 })
    const { client } = await signedUpTraveller(service.url)
    const old = await booking(client, { promoCode: 'LONGAGO' })
    await sendCallback(service, callbackBody(old.session, 'paid'))
    expect(await rowsOf(old)).toEqual(ALL)
    const time = await sevenYearsAfter(old.id)
    at(time - 1000)
    await run()
    expect(await rowsOf(old)).toEqual(ALL)
    at(time)
    const posted = await ledger(service)
    await run()
    expect(await rowsOf(old)).toEqual(NONE)
    expect(await ledger(service)).toEqual(posted)
    expect(posted.get(`booking:${old.id}`)).toBe(-old.session.amount_cents)
  })

  it('go with checkouts of the same price that came to nothing, though nobody swept for years', async () => {
    const steps = handOff(service)
    const { token } = await steps.start()
    const { client } = await signedUpTraveller(service.url)
    const { body: checkout } = await steps.open(client, token)
    const { body } = await steps.book(client, checkout)
    const ofBooking = sql`quote_id = (select quote_id from booking where id = ${body.booking.id})`
    await sql`
      insert into checkout_session (id, partner_id, is_test, quote_id, token_hash, created_at, expires_at)
      select gen_random_uuid(), partner_id, is_test, quote_id, 'another', created_at, expires_at
      from checkout_session where booking_id = ${body.booking.id}`.execute(database(service))
    expect(await count('checkout_session', ofBooking)).toBe(2)
    at(await sevenYearsAfter(body.booking.id))
    await run()
    expect(await count('booking', sql`id = ${body.booking.id}`)).toBe(0)
    expect(await count('checkout_session', sql`token_hash = 'another'`)).toBe(0)
  })

  it('that are alive lose nothing they need, however often the sweep runs', async () => {
    const { client } = await signedUpTraveller(service.url)
    const live = await booking(client)
    for (const days of [0, 1, 2, 40, 400, 2500]) {
      at(NOW.getTime() + days * DAY)
      await run()
    }
    expect(await rowsOf(live)).toEqual({ ...ALL, promo: 0 })
    expect((await sendCallback(service, callbackBody(live.session, 'paid'))).status).toBe(200)
    expect(await count('booking', sql`id = ${live.id} and status = 'confirmed'`)).toBe(1)
  })

  it('wait for a payment that is being settled, and never hold the booking that it needs', async () => {
    const { client } = await signedUpTraveller(service.url)
    const old = await booking(client)
    at(await sevenYearsAfter(old.id))
    const swept = await database(service)
      .transaction()
      .execute(async (settling) => {
        await sql`select id from payment_session where id = ${old.session.id} for no key update`.execute(
          settling,
        )
        const running = run()
        await until(
          () => count('pg_stat_activity', sql`datname = current_database() and wait_event_type = 'Lock'`),
          (waiting = 0) => waiting >= 1,
        )
        await sql`select id from booking where id = ${old.id} for no key update nowait`.execute(settling)
        return { running }
      })
    await swept.running
    expect(await rowsOf(old)).toEqual(NONE)
  })

  it('of a removed person keep the account’s empty row, which goes with the last of them', async () => {
    const { client } = await signedUpTraveller(service.url)
    const id = await idOf(client)
    const old = await booking(client)
    await client.call('POST', '/api/account/deletion', { password: PASSWORD })
    const row = sql`id = ${id}`
    await run()
    expect(await count('app_user', row)).toBe(1)
    at(await sevenYearsAfter(old.id))
    await run()
    expect(await count('app_user', row)).toBe(0)
  })

  it('that were never made keep no row of a removed person, whatever prices were asked for', async () => {
    const { client } = await signedUpTraveller(service.url)
    const id = await idOf(client)
    await quoteFor(client, trip(NOW))
    const steps = handOff(service)
    await steps.open(client, (await steps.start()).token)
    await client.call('POST', '/api/account/deletion', { password: PASSWORD })
    await run()
    at(NOW.getTime() + 40 * DAY)
    await run()
    expect(await count('app_user', sql`id = ${id}`)).toBe(0)
  })
})

describe('what is only technical', () => {
  it('a price that nobody booked goes a day after it has expired, or up to three hours before that', async () => {
    const { client } = await signedUpTraveller(service.url)
    const { quoteId, expiresAt } = await quoteFor(client, trip(NOW))
    const where = sql`id = ${quoteId}`
    const last = Date.parse(expiresAt) + DAY
    at(last - DAY / 8)
    await run()
    expect(await count('quote', where)).toBe(1)
    at(last)
    await run()
    expect(await count('quote', where)).toBe(0)
  })

  it('a price of a time for which nothing was prepared goes to the second', async () => {
    const { client } = await signedUpTraveller(service.url)
    const later = new Date(NOW.getTime() + 5 * DAY)
    at(later)
    const { quoteId, expiresAt } = await quoteFor(client, trip(later))
    expect(await count('quote_rest', sql`id = ${quoteId}`)).toBe(1)
    expect(await leftAround(Date.parse(expiresAt) + DAY, 'quote', sql`id = ${quoteId}`)).toEqual([1, 0])
  })

  it('a checkout that came to nothing goes 30 days after it has expired, and then its price', async () => {
    const { made, quote } = await handOff(service).start()
    const id = made.body.checkoutSessionId
    const { rows } = await sql<{ at: string }>`
      select expires_at as at from checkout_session where id = ${id}`.execute(database(service))
    const time = Date.parse(rows[0]?.at ?? '') + 30 * DAY
    const where = sql`id = ${id}`
    expect(await leftAround(time, 'checkout_session', where)).toEqual([1, 0])
    expect(await count('quote', sql`id = ${quote.quoteId}`)).toBe(0)
  })

  it('a session goes when it has ended, and no sooner', async () => {
    const { client } = await signedUpTraveller(service.url)
    const id = await idOf(client)
    const cookie = client.cookieHeader
    at(NOW.getTime() + 13 * DAY)
    await run()
    expect(await statusWith(service, cookie)).toBe(200)
    at(NOW.getTime() + 15 * DAY)
    await run()
    expect(await count('session', sql`user_id = ${id}`)).toBe(0)
  })

  it('a mailed link goes after 30 days', async () => {
    const { email } = await signedUpTraveller(service.url)
    await resetToken(service, email)
    expect(await linksTo(service, email, RESET_PAGE)).toHaveLength(1)
    const where = sql`email = ${email}`
    expect(await leftAround(NOW.getTime() + 30 * DAY, 'account_link', where)).toEqual([2, 0])
  })

  it('an answer kept for a repeated request goes after 30 days', async () => {
    const { client } = await signedUpTraveller(service.url)
    const id = await idOf(client)
    await booking(client)
    const where = sql`user_id = ${id}`
    expect(await leftAround(NOW.getTime() + 30 * DAY, 'idempotency_record', where)).toEqual([1, 0])
  })
})

describe('a sweep', () => {
  it('takes however much there is, in several processes at once, and then nothing', async () => {
    await sql`
      insert into session (id_hash, public_id, data, created_at, last_seen_at, expires_at)
      select 'ended' || i, gen_random_uuid(), '{}', ${NOW}, ${NOW}, ${NOW} from generate_series(1, 12000) i`.execute(
      database(service),
    )
    const { client } = await signedUpTraveller(service.url)
    const old = await booking(client)
    await Promise.all([run(), run(), run()])
    expect(await count('session', sql`id_hash like 'ended%'`)).toBe(0)
    at(await sevenYearsAfter(old.id))
    await Promise.all([run(), run(), run()])
    expect(await rowsOf(old)).toEqual(NONE)
    await run()
  })
})
