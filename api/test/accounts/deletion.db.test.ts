import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import {
  allMailsTo,
  confirm,
  CONFIRM,
  database,
  outboxSent,
  resetToken,
  signIn,
  statusWith,
  subjectsTo,
  tokenMailed,
  valueOf,
} from '../support/accounts.ts'
import { ADMIN, administrator, idOf, setAdmin } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { newPromo } from '../support/partners.ts'
import { callbackBody, ledger, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { billing, bookTrip, newTraveller, PASSWORD, registration, trip, until } from '../support/traveller.ts'

const DAY = 86_400_000
const NOW = new Date()
let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
})
beforeEach(() => {
  service.clock.now = NOW
})
afterAll(() => service.close())

const remove = (client: TestClient, password = PASSWORD) =>
  client.call('POST', '/api/account/deletion', { password })

async function pay(id: number) {
  const [session] = await paymentsOf(service, id)
  if (!session) throw new Error('The booking has no payment session.')
  return sendCallback(service, callbackBody(session, 'paid'))
}

async function booking(client: TestClient, more: Record<string, unknown> = {}) {
  const { booked } = await bookTrip(client, trip(service.clock.now, more))
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  return booked.body.booking
}

const stateOf = async (id: number) => {
  const { rows } = await sql<{ status: string; payment_status: string }>`
    select status, payment_status from booking where id = ${id}`.execute(database(service))
  return rows[0]
}

describe('deleting an account', () => {
  it('needs the password, and a session', async () => {
    const { client, email } = await newTraveller(service.url)
    const problem = expectProblem(await remove(client, 'wrong password'), { code: 'WRONG_PASSWORD' })
    expect(problem.errors?.[0]?.pointer).toBe('/password')
    expectProblem(await remove(new TestClient(service.url)), { code: 'UNAUTHORIZED' })
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('signs out everywhere, says goodbye, and frees the address for a fresh account', async () => {
    const { client, email } = await newTraveller(service.url)
    const cookies = [client.cookieHeader, (await signIn(service, email)).client.cookieHeader]
    await outboxSent(service)
    const answer = await remove(client)
    expect([answer.status, client.cookieHeader]).toEqual([200, ''])
    for (const cookie of cookies) expect(await statusWith(service, cookie)).toBe(401)
    expectProblem((await signIn(service, email)).answer, { code: 'INVALID_CREDENTIALS' })
    expect(await subjectsTo(service, email)).toEqual(['Your account is deleted'])
    const registration = {
      firstName: 'Ada',
      lastName: 'Kowalska',
      email,
      phoneNumber: '601 234 567',
      countryCode: '+48',
      country: 'PL',
      dateOfBirth: '1990-04-12',
      password: 'an other phrase',
      confirmPassword: 'an other phrase',
    }
    const again = new TestClient(service.url)
    expect((await again.call('POST', '/api/auth/register', registration)).status).toBe(201)
    const { client: fresh } = await signIn(service, email, 'an other phrase')
    expect((await fresh.call('GET', '/api/bookings')).body).toEqual([])
  })

  it('is hindered by no address that somebody registered for it', async () => {
    const { client } = await newTraveller(service.url, { billing: false })
    const squatted = registration(`${await idOf(client)}@deleted.invalid`)
    await new TestClient(service.url).call('POST', '/api/auth/register', squatted)
    expect((await remove(client)).status).toBe(200)
  })

  it('asked for ten times at once happens once', async () => {
    const { client, email } = await newTraveller(service.url)
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(client)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const mails = await subjectsTo(service, email)
    expect(mails.filter((subject) => subject === 'Your account is deleted')).toHaveLength(1)
  })

  it('opens nothing to a link that was mailed before', async () => {
    const { client, email } = await newTraveller(service.url)
    const reset = await resetToken(service, email)
    const move = await tokenMailed(service, `new.${email}`, CONFIRM, () =>
      client.call('PUT', '/api/auth/profile', billing(`new.${email}`)),
    )
    await remove(client)
    expect(await confirm(service, move)).toBe('/login?confirmation=invalid')
    const answer = await client.call('POST', '/api/auth/reset-password', {
      token: reset,
      newPassword: PASSWORD,
    })
    expectProblem(answer, { code: 'RESET_LINK_INVALID' })
  })

  it('is refused to the last administrator, who would leave nobody', async () => {
    const admin = await administrator(service)
    expectProblem(await remove(admin, ADMIN.ADMIN_PASSWORD), { code: 'RULE_VIOLATION' })
    const { client, email } = await newTraveller(service.url)
    await setAdmin(service, email, true)
    expect((await remove(client)).status).toBe(200)
  })
})

describe('bookings of an account that is deleted', () => {
  it('that are paid and still to come keep it until after the journey', async () => {
    const { client } = await newTraveller(service.url)
    const { id, bookingNumber } = await booking(client)
    await pay(id)
    const problem = expectProblem(await remove(client), { code: 'BOOKINGS_AHEAD' })
    expect(problem.message).toContain(bookingNumber)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment_status: 'completed' })
    service.clock.now = new Date(NOW.getTime() + 5 * DAY)
    expect((await remove(client)).status).toBe(200)
    expect(await stateOf(id)).toEqual({ status: 'confirmed', payment_status: 'completed' })
  })

  it('that are paid keep it until the way back, too', async () => {
    const { client } = await newTraveller(service.url)
    const returnDate = new Date(NOW.getTime() + 10 * DAY).toISOString().slice(0, 10)
    const { id } = await booking(client, { isRoundTrip: true, returnDate, returnTime: '10:30' })
    await pay(id)
    service.clock.now = new Date(NOW.getTime() + 5 * DAY)
    expectProblem(await remove(client), { code: 'BOOKINGS_AHEAD' })
    service.clock.now = new Date(NOW.getTime() + 11 * DAY)
    expect((await remove(client)).status).toBe(200)
  })

  it('that are unpaid are cancelled with a mail, and the promo code can be used again', async () => {
    await newPromo(service, { code: 'ONLYONCE', percent: 10, max_uses: 1 })
    const { client, email } = await newTraveller(service.url)
    const { id } = await booking(client, { promoCode: 'ONLYONCE' })
    const uses = sql<{ value: number }>`select uses as value from promo_code where code = 'ONLYONCE'`
    expect(await valueOf(service, uses)).toBe(1)
    await remove(client)
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
    expect(await valueOf(service, uses)).toBe(0)
    const mails = await subjectsTo(service, email)
    expect(mails.filter((subject) => /^Booking \S+ is cancelled$/.test(subject))).toHaveLength(1)
  })

  it('that are paid for after all wait for somebody to pay them out, and nobody is told they are confirmed', async () => {
    const { client, email } = await newTraveller(service.url)
    const userId = await idOf(client)
    const { id } = await booking(client)
    await remove(client)
    const before = (await allMailsTo(service, email)).length
    const answer = await pay(id)
    expect(answer.status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
    const accounts = await ledger(service)
    expect(accounts.get('suspense')).toBeLessThan(0)
    expect(accounts.get(`traveller:${userId}`)).toBeUndefined()
    expect(await allMailsTo(service, email)).toHaveLength(before)
  })

  it('whose payment is declined after that are of no interest to anybody', async () => {
    const { client, email } = await newTraveller(service.url)
    const userId = await idOf(client)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const { id } = booked.body.booking
    expect((await remove(client)).status).toBe(200)
    const [session] = await paymentsOf(service, id)
    if (!session) throw new Error('The booking has no payment session.')
    expect((await sendCallback(service, callbackBody(session, 'declined'))).status).toBe(200)
    await allMailsTo(service, email)
    const where = sql`recipient like ${`${userId}%`} or subject like '%did not go through'`
    const { rows } = await sql`select recipient, subject from mailbox_message where ${where}`.execute(
      database(service),
    )
    expect(rows).toEqual([])
  })

  it('that are paid for at that moment are either ahead, or cancelled', async () => {
    for (let round = 0; round < atLength(3, 1); round += 1) {
      const { client } = await newTraveller(service.url)
      const { id } = await booking(client)
      const [removed, paid] = await Promise.all([remove(client), pay(id)])
      expect(paid.status).toBe(200)
      expect([200, 409]).toContain(removed.status)
      const state = removed.status === 200 ? 'cancelled' : 'confirmed'
      expect(await stateOf(id)).toMatchObject({ status: state })
    }
  })

  it('whose payment is being written wait for it, and are ahead then', async () => {
    const { client } = await newTraveller(service.url)
    const { id } = await booking(client)
    const removing = await service.context.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely()
      await sql`update booking set status = 'confirmed', payment_status = 'completed' where id = ${id}`.execute(
        db,
      )
      const answer = remove(client)
      const waiting = sql<{ value: number }>`
        select count(*)::int as value from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ~ 'from "?booking.* for no key update'`
      expect(
        await until(
          () => valueOf(service, waiting),
          (count) => count === 1,
        ),
      ).toBe(1)
      return { answer }
    })
    expectProblem(await removing.answer, { code: 'BOOKINGS_AHEAD' })
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed' })
  })
})
