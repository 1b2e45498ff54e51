import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ADMIN } from '../support/administrators.ts'
import { signInAdministrator } from '../support/callers.ts'
import { atLength } from '../support/at-length.ts'
import type { TestClient } from '../support/client.ts'
import { callbackBody, sendCallback, type PaymentRecord } from '../support/payment-callbacks.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, NoPrice, PASSWORD, trip } from '../support/traveller.ts'

const CLIENTS = 8
const ROUNDS = atLength(24, 8)
/** Few, so that everybody wants the same ones at the same time. */
const MOST_BOOKINGS = 4
/** How many of each traveller's last rounds may end the account. */
const LEAVING = 3

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await testService(ADMIN)
  admin = await signInAdministrator(service.url)
})
afterAll(() => service.close())

const db = () => service.context.orm.em.fork().getKysely()

interface Shared {
  client: TestClient
  bookings: number[]
}

const oneOf = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T

/** Something that somebody does to one of the shared bookings. @returns the answer's status */
async function act({ client, bookings }: Shared, mayLeave: boolean): Promise<number> {
  const id = oneOf(bookings)
  const key = () => ({ 'Idempotency-Key': randomUUID() })
  const payer = { firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
  const acts = [
    async () => {
      const booked = await bookTrip(client, trip(service.clock.now), randomUUID()).catch(withoutAccount)
      if (!('booked' in booked)) return booked
      const { status, body } = booked.booked
      if (status === 201) bookings.splice(0, bookings.length < MOST_BOOKINGS ? 0 : 1)
      if (status === 201) bookings.push(body.booking.id)
      return { status }
    },
    () =>
      client.call(
        'POST',
        '/api/payments/create',
        { bookingId: id, ...payer, balanceCents: oneOf([0, 20_000]) },
        key(),
      ),
    () => client.call('POST', `/api/bookings/${id}/cancellation`, {}, key()),
    () => change({ vehicleTypeId: oneOf([1, 2]), balanceCents: oneOf([0, 20_000]) }),
    () => change({ accessLevel: oneOf(['saver', 'flexible']) }),
    () => callback(id, oneOf(['paid', 'paid', 'declined'])),
    () => callback(id, 'paid'),
    () =>
      admin.call('PATCH', `/api/admin/bookings/${id}/status`, {
        status: oneOf(['pending', 'cancelled', 'completed']),
      }),
    () =>
      admin.call(
        'POST',
        `/api/admin/bookings/${id}/payment`,
        { amountCents: randomInt(1, 20_000), acceptExcess: oneOf([true, false]) },
        key(),
      ),
    () => client.call('GET', '/api/account/balance'),
  ]
  const leave = () => client.call('POST', '/api/account/deletion', { password: PASSWORD })
  return (await (mayLeave && randomInt(LEAVING) === 0 ? leave : oneOf(acts))()).status

  function change(wish: object) {
    return client.call('POST', `/api/bookings/${id}/changes`, wish, key())
  }
}

/** A traveller who has left meanwhile gets no price. */
function withoutAccount(error: unknown): { status: number } {
  if (error instanceof NoPrice && error.status === 401) return error
  throw error
}

/** The gateway tells of one of the pages of a booking, old or new. */
async function callback(bookingId: number, outcome: 'paid' | 'declined'): Promise<{ status: number }> {
  const { rows } = await sql<PaymentRecord>`
    select id, status, amount_cents, attempt from payment_session where booking_id = ${bookingId}`.execute(
    db(),
  )
  return rows.length > 0 ? sendCallback(service, callbackBody(oneOf(rows), outcome)) : { status: 200 }
}

async function newShared(): Promise<Shared> {
  const { client } = await newTraveller(service.url)
  const { booked } = await bookTrip(client, trip(service.clock.now))
  return { client, bookings: [booked.body.booking.id] }
}

it('eight who want the same few bookings at once get no error, and money stays where it should be', async () => {
  const errors = vi.spyOn(service.context.log, 'error')
  const travellers = [await newShared(), await newShared()]
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const statuses: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const shared = travellers[number % travellers.length] as Shared
        // One of them goes in the end, while others still pay and cancel.
        const mayLeave = number === 0 && round >= ROUNDS - LEAVING
        statuses.push(await act(shared, mayLeave))
      }
      return statuses
    }),
  )
  const statuses = answers.flat()
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(new Set(statuses)).toContain(200)
  const told = errors.mock.calls.map(([first, text]) => ({ text, err: (first as { err?: unknown }).err }))
  expect(told.filter(({ text }) => text !== 'a payment does not fit and waits for review')).toEqual([])
  await expectWhole()
})

/** What holds after any order in which all of it happened. */
async function expectWhole(): Promise<void> {
  const wrong = {
    postings: sql`select posting_id from ledger_entry group by posting_id having sum(amount_cents) <> 0`,
    ledger: sql`select 1 from ledger_entry having sum(amount_cents) <> 0`,
    refunds: sql`select 1 from ledger_entry where account = 'refunds' having sum(amount_cents) <> 0`,
    balances: sql`select account from ledger_entry where account like '%traveller:%' group by account having sum(amount_cents) > 0`,
    // Nothing is left with somebody who is gone.
    gone: sql`
      select account from ledger_entry join app_user u on account = 'traveller:' || u.id
      where u.erased_at is not null group by account having sum(amount_cents) <> 0`,
    suspense: sql`
      select 1 from (select coalesce(sum(amount_cents), 0) as cents from ledger_entry where account = 'suspense') s
      where -cents <> (select coalesce(sum(amount_cents), 0) from payment_review where resolution is null)`,
    held: sql`
      select b.id from booking b left join ledger_entry e on e.account = 'booking:' || b.id
      group by b.id having -coalesce(sum(e.amount_cents), 0) <> case when b.earning_id is null then b.paid_cents else 0 end`,
    confirmed: sql`select id from booking where status = 'confirmed' and paid_cents < prepayment_cents`,
    collected: sql`
      select 1 where (select coalesce(sum(amount_cents), 0) from ledger_entry where account = 'gateway:sandbox')
        <> (select coalesce(sum(amount_cents), 0) from payment_session where status = 'paid')`,
    trail: sql`
      select b.id from booking b join lateral (
        select to_status, to_payment_status from booking_event where booking_id = b.id order by id desc limit 1) t on true
      where t.to_status <> b.status or t.to_payment_status <> b.payment_status`,
  }
  for (const [what, statement] of Object.entries(wrong))
    expect((await statement.execute(db())).rows, what).toEqual([])
}
