import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedSecret } from '../src/database/secrets.ts'
import { sign } from '../src/payments/sandbox/signature.ts'
import { database } from './accounts.ts'
import type { TestClient } from './client.ts'
import { bookBy, expectSound, newestSession } from './money.ts'
import type { Booking } from './money.ts'
import { callbackBody, ledger, mailsOfKind } from './payment-callbacks.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller, trip } from './traveller.ts'

const ROUNDS = 1000
const AT_ONCE = 25

let service: TestService
let client: TestClient
let email: string
let secret: string

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '1000000' })
  ;({ client, email } = await newTraveller(service.url))
  secret = await sharedSecret(service.context.orm, 'sandbox-callback')
  // That they are written is what counts here; two thousand letters would take longer than the payments.
  await sql
    .raw(
      `create function later() returns trigger language plpgsql as
        $$ begin new.start_after := now() + interval '1 day'; return new; end $$;
      create trigger mails_later before insert on jobs.job for each row when (new.name = 'mail') execute function later()`,
    )
    .execute(database(service))
})
afterAll(() => service.close())

interface Round {
  id: number
  session: { id: string; amount_cents: number }
}

/** As many copies of an unpaid booking, with its open payment, as there are rounds. */
async function copies(): Promise<Round[]> {
  const { booking } = (await bookBy(client, trip(service.clock.now))).body
  const { id: sessionId } = await newestSession(service, booking.id)
  const copy = (row: string, changes: string) =>
    sql.raw(`(jsonb_populate_record(${row}, jsonb_build_object(${changes}))).*`)
  const { rows } = await sql<{ id: number; session: string; cents: number }>`
    with quotes as (
      insert into quote select ${copy('q', "'id', gen_random_uuid()")}
      from quote q, generate_series(1, ${ROUNDS}::int) where q.id = (select quote_id from booking where id = ${booking.id})
      returning id
    ), numbered as (select id, row_number() over () as n from quotes), bookings as (
      insert into booking
      select ${copy('b', "'id', b.id + n, 'quote_id', numbered.id, 'booking_number', 'FC-' || lpad(n::text, 6, '0')")}
      from booking b, numbered where b.id = ${booking.id} returning id
    )
    insert into payment_session
    select ${copy('s', "'id', gen_random_uuid(), 'booking_id', bookings.id, 'reference', 'booking:' || bookings.id")}
    from payment_session s, bookings where s.id = ${sessionId}
    returning booking_id as id, id as session, amount_cents as cents`.execute(database(service))
  return rows.map(({ id, session, cents }) => ({ id, session: { id: session, amount_cents: cents } }))
}

/** What a page may show of a booking: nothing paid, or all of it. */
function expectTrue({ status, paymentStatus, paidCents, totalPriceCents }: Booking, isPaid?: boolean): void {
  const paid = ['confirmed', 'completed', totalPriceCents]
  const shown = [status, paymentStatus, paidCents]
  if (isPaid ?? paidCents > 0) expect(shown).toEqual(paid)
  else expect(shown).toEqual(['pending', 'pending', 0])
}

async function play({ id, session }: Round, index: number): Promise<void> {
  const page = async (isPaid?: boolean) =>
    expectTrue((await client.call<Booking>('GET', `/api/bookings/${id}`)).body, isPaid)
  const acts = [
    async () => {
      const body = JSON.stringify(callbackBody(session, 'paid'))
      const signature = { 'Sandbox-Signature': sign(secret, body, service.clock.now) }
      const headers = { 'Content-Type': 'application/json', ...signature }
      const path = `${service.url}/api/payments/callbacks/sandbox`
      expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
      await page(true)
    },
    () => page(),
    async () => {
      const payer = { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email }
      const { status } = await client.call('POST', '/api/payments/create', payer)
      expect([200, 409]).toContain(status)
      if (status === 409) await page(true)
    },
  ]
  const first = index % acts.length
  await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()))
}

describe('the callback against the return page', () => {
  it(`pays once and shows nothing that is not so, in ${ROUNDS} rounds`, { timeout: 120_000 }, async () => {
    const rounds = await copies()
    expect(rounds).toHaveLength(ROUNDS)
    const queue = rounds.map((round, index) => ({ round, index }))
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await play(next.round, next.index)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const total = rounds.reduce((sum, { session }) => sum + session.amount_cents, 0)
    expect((await ledger(service)).get('gateway:sandbox')).toBe(total)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(ROUNDS)
    const { rows } = await sql<{ sessions: number; paid: number }>`
      select count(*)::int as sessions, count(*) filter (where status = 'paid')::int as paid from payment_session`.execute(
      database(service),
    )
    expect(rows).toEqual([{ sessions: ROUNDS + 1, paid: ROUNDS }])
    await expectSound(service)
  })
})
