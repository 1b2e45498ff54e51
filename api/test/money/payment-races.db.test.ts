import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBooking } from '#bookings/booking/booking-view.ts'
import { getOwnBooking } from '#bookings/booking/bookings.service.ts'
import { pay } from '#bookings/checkout/pay.service.ts'
import { settle } from '#bookings/settlement/settle.service.ts'
import { sharedSecret } from '#platform/database/secrets.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import { database } from '../support/accounts.ts'
import { atLength } from '../support/at-length.ts'
import { idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, expectSound, newestSession } from '../support/money.ts'
import type { Booking } from '../support/money.ts'
import { callbackBody, ledger, mailsOfKind } from '../support/payment-callbacks.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

const EACH = atLength(125, 5)
/** One round in so many goes over HTTP. */
const HTTP_EVERY = 10
const AT_ONCE = 16

/** Each pays one thing at a time, as an account takes turns. */
const TRAVELLERS = 8
const ROUNDS = EACH * TRAVELLERS

let service: TestService
let secret: string

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '1000000' })
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
  userId: string
  client: TestClient
  email: string
  id: number
  session: { id: string; amount_cents: number }
}

/** An unpaid booking with its open payment, and many copies of it. */
async function copies(): Promise<Round[]> {
  const { client, email } = await newTraveller(service.url)
  const userId = await idOf(client)
  const { booking } = (await bookBy(client, trip(service.clock.now))).body
  const { id: sessionId } = await newestSession(service, booking.id)
  const copy = (row: string, changes: string) =>
    sql.raw(`(jsonb_populate_record(${row}, jsonb_build_object(${changes}))).*`)
  const { rows } = await sql<{ id: number; session: string; cents: number }>`
    with quotes as (
      insert into quote select ${copy('q', "'id', gen_random_uuid()")}
      from quote q, generate_series(1, ${EACH}::int) where q.id = (select quote_id from booking where id = ${booking.id})
      returning id
    ), bookings as (
      insert into booking
      select ${copy('b', "'id', nextval('booking_id_seq'), 'quote_id', quotes.id, 'booking_number', 'FC-' || upper(lpad(to_hex(nextval('booking_id_seq')), 6, '0'))")}
      from booking b, quotes where b.id = ${booking.id} returning id
    )
    insert into payment_session
    select ${copy('s', "'id', gen_random_uuid(), 'booking_id', bookings.id, 'reference', 'booking:' || bookings.id")}
    from payment_session s, bookings where s.id = ${sessionId}
    returning booking_id as id, id as session, amount_cents as cents`.execute(database(service))
  return rows.map(({ id, session, cents }) => ({
    ...{ client, email, userId, id },
    session: { id: session, amount_cents: cents },
  }))
}

/** What a page may show of a booking: nothing paid, or all of it. */
function expectTrue({ status, paymentStatus, paidCents, totalPriceCents }: Booking, isPaid?: boolean): void {
  const paid = ['confirmed', 'completed', totalPriceCents]
  const shown = [status, paymentStatus, paidCents]
  if (isPaid ?? paidCents > 0) expect(shown).toEqual(paid)
  else expect(shown).toEqual(['pending', 'pending', 0])
}

/** What a round does, as a gateway and a browser ask for it. */
function overHttp({ client, email, id, session }: Round) {
  return {
    async callback() {
      const body = JSON.stringify(callbackBody(session, 'paid'))
      const signature = { 'Sandbox-Signature': sign(secret, body, service.clock.now) }
      const headers = { 'Content-Type': 'application/json', ...signature }
      const path = `${service.url}/api/payments/callbacks/sandbox`
      expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
    },
    page: async () => (await client.call<Booking>('GET', `/api/bookings/${id}`)).body,
    async pay() {
      const payer = { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email }
      const { status } = await client.call('POST', '/api/payments/create', payer)
      expect([200, 409]).toContain(status)
      return status === 409
    },
  }
}

/** The same where the handlers call it: the race is in the database, and this way there is time for many rounds. */
function inside({ userId, email, id, session }: Round) {
  const { context } = service
  return {
    async callback() {
      const { type: _, createdAt: __, ...event } = callbackBody(session, 'paid')
      await settle(context, 'sandbox', { ...event, outcome: 'paid' })
    },
    page: async () => toBooking(await getOwnBooking(context, userId, id)),
    async pay() {
      const payer = { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email }
      try {
        await pay(context, userId, payer, undefined, 'localhost')
        return false
      } catch (error) {
        expect(error).toMatchObject({ code: 'ALREADY_PAID' })
        return true
      }
    },
  }
}

async function play(round: Round, index: number): Promise<void> {
  const by = index % HTTP_EVERY === 0 ? overHttp(round) : inside(round)
  const acts = [
    async () => {
      await by.callback()
      expectTrue(await by.page(), true)
    },
    async () => expectTrue(await by.page()),
    async () => {
      const isPaid = await by.pay()
      if (isPaid) expectTrue(await by.page(), true)
    },
  ]
  const first = index % acts.length
  await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()))
}

describe('the callback against the return page', () => {
  it(`pays once and shows nothing that is not so, in ${ROUNDS} rounds`, { timeout: 120_000 }, async () => {
    const sets: Round[][] = []
    for (let made = 0; made < TRAVELLERS; made += 1) sets.push(await copies())
    // Neighbours in the queue are different travellers'.
    const rounds = Array.from({ length: EACH }, (_, index) => sets.map((set) => set[index] as Round)).flat()
    expect(rounds).toHaveLength(ROUNDS)
    const queue = rounds.map((round, index) => ({ round, index }))
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await play(next.round, next.index)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const total = rounds.reduce((sum, { session }) => sum + session.amount_cents, 0)
    expect((await ledger(service)).get('gateway:sandbox')).toBe(total)
    for (const [first] of sets)
      expect(await mailsOfKind(service, first?.email ?? '', 'booking-paid')).toBe(EACH)
    const { rows } = await sql<{ sessions: number; paid: number }>`
      select count(*)::int as sessions, count(*) filter (where status = 'paid')::int as paid from payment_session`.execute(
      database(service),
    )
    expect(rows).toEqual([{ sessions: ROUNDS + TRAVELLERS, paid: ROUNDS }])
    await expectSound(service)
  })
})
