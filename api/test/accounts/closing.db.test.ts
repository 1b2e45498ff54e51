import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '#office/privacy/closing.ts'
import { database, resetToken, signIn, statusWith, subjectsTo } from '../support/accounts.ts'
import { ADMIN, administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

const OPENED = new Date('2027-03-10T09:00:00.000Z')
const DAY = 86_400_000
/** Twelve months after that. */
const DUE = new Date('2028-03-10T09:00:00.000Z')
const ON = 'Your account closes on'
const CLOSED = 'Your account is closed'
const DELETED = 'Your account is deleted'

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
})
beforeEach(async () => {
  // Each test walks alone: accounts of the others are in nobody's way.
  await sql`update app_user set active_at = '2090-01-01', closes_at = null, closed_at = null`.execute(
    database(service),
  )
  service.clock.now = OPENED
})
afterAll(() => service.close())

const traveller = (billing = false) => newTraveller(service.url, { billing })
const at = (time: Date | number) => {
  service.clock.now = new Date(time)
}
const run = () => closeIdleAccounts(service.context)
/** Runs as the service does: once a day, over the days between. */
async function walk(from: number, to: number) {
  for (let day = from; day <= to; day += 1) {
    at(DUE.getTime() + day * DAY)
    await run()
  }
}
/** What an address was mailed about closing. */
const closingMails = async (email: string) =>
  (await subjectsTo(service, email)).filter((subject) => /close|delete/.test(subject))
const profile = async (client: TestClient) => (await client.call('GET', '/api/auth/profile')).body

async function closed() {
  const { email } = await traveller()
  await walk(-30, -30)
  await walk(-7, -7)
  await walk(0, 0)
  return { email }
}

describe('an account without a transaction for twelve months', () => {
  it('is warned 30 and 7 days before, once each, then closed, then removed 30 days later', async () => {
    const { email } = await traveller()
    const seen: [number, number][] = []
    let before = 0
    for (const day of [-200, -100, -32, -31, -30, -29, -20, -8, -7, -6, -1, 0, 1, 10, 29]) {
      await walk(day, day)
      const mails = await closingMails(email)
      if (mails.length !== before) seen.push([day, mails.length])
      before = mails.length
    }
    expect(seen).toEqual([
      [-30, 1],
      [-7, 2],
      [0, 3],
    ])
    expect(await closingMails(email)).toEqual([`${ON} 10 March 2028`, `${ON} 10 March 2028`, CLOSED])
    // What was mailed before goes with the person.
    for (const day of [30, 31, 60]) {
      await walk(day, day)
      expect(await subjectsTo(service, email)).toEqual([DELETED])
    }
  })

  it('is warned, closed and removed to the second', async () => {
    const { email } = await traveller()
    const seconds: [day: number, before: number, on: number][] = [
      [-30, 0, 1],
      [-7, 1, 2],
      [0, 2, 3],
      [30, 3, 1],
    ]
    for (const [day, before, on] of seconds) {
      at(DUE.getTime() + day * DAY - 1000)
      await run()
      expect(await closingMails(email), `a second before day ${day}`).toHaveLength(before)
      at(DUE.getTime() + day * DAY)
      await run()
      expect(await closingMails(email), `on day ${day}`).toHaveLength(on)
    }
    expect(await closingMails(email)).toEqual([DELETED])
  })

  it('is warned once by runs that are doubled or come at the same moment', async () => {
    const { email } = await traveller()
    for (const [i, day] of [-30, -7, 0].entries()) {
      at(DUE.getTime() + day * DAY)
      await Promise.all([run(), run(), run()])
      await run()
      expect(await closingMails(email)).toHaveLength(i + 1)
    }
    at(DUE.getTime() + 30 * DAY)
    await Promise.all([run(), run(), run()])
    expect(await closingMails(email)).toEqual([DELETED])
  })

  it('has the whole time after each warning though runs were missed for months', async () => {
    const { email } = await traveller()
    const steps: [day: number, mails: number][] = [
      [100, 1],
      [122, 1],
      [123, 2],
      [129, 2],
      [130, 3],
      [159, 3],
      [160, 1],
    ]
    for (const [day, mails] of steps) {
      await walk(day, day)
      expect(await closingMails(email), `day ${day}`).toHaveLength(mails)
    }
  })

  it('is never closed by one late run alone, nor by two', async () => {
    const { email } = await traveller()
    await walk(500, 500)
    await walk(500, 500)
    expect((await signIn(service, email)).answer.status).toBe(200)
    expect(await closingMails(email)).toEqual([`${ON} 22 August 2029`])
  })

  it('of the last of a month is due on the last of a shorter one', async () => {
    at(new Date('2028-02-29T12:00:00Z'))
    const { email } = await traveller()
    at(new Date('2029-01-29T11:59:59Z'))
    await run()
    expect(await closingMails(email)).toEqual([])
    at(new Date('2029-01-29T12:00:00Z'))
    await run()
    expect(await closingMails(email)).toEqual([`${ON} 28 February 2029`])
  })
})

describe('a closed account', () => {
  it('signs nobody in, and says so to whoever knows the password alone', async () => {
    const { email } = await closed()
    const refused = expectProblem((await signIn(service, email)).answer, { code: 'ACCOUNT_CLOSED' })
    expect(refused.message).toContain('12 months')
    expectProblem((await signIn(service, email, 'wrong password')).answer, { code: 'INVALID_CREDENTIALS' })
  })

  it('has no session left, also none that began at that moment', async () => {
    const { email } = await traveller()
    await walk(-30, -30)
    await walk(-7, -7)
    at(DUE)
    const { client } = await signIn(service, email)
    const [, ...others] = await Promise.all([
      run(),
      ...Array.from({ length: 5 }, () => signIn(service, email)),
    ])
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
    for (const other of others) expect(await statusWith(service, other.client.cookieHeader)).toBe(401)
  })

  it('opens again by a new password, and the twelve months start anew', async () => {
    const { email } = await closed()
    at(DUE.getTime() + 29 * DAY)
    const token = await resetToken(service, email)
    const { client } = await signIn(service, email)
    const body = { token, newPassword: 'seven swans on the lake' }
    expect((await client.call('POST', '/api/auth/reset-password', body)).status).toBe(200)
    expect((await signIn(service, email, body.newPassword)).answer.status).toBe(200)
    await walk(30, 31)
    await walk(360, 360)
    expect(await closingMails(email)).toHaveLength(3)
    const again = await signIn(service, email, body.newPassword)
    expect(again.answer.status).toBe(200)
    expect(await profile(again.client)).toMatchObject({ closesAt: null })
  })

  it('is gone after 30 days: its address is free and its link opens nothing', async () => {
    const { email } = await closed()
    at(DUE.getTime() + 30 * DAY - 60_000)
    const token = await resetToken(service, email)
    at(DUE.getTime() + 30 * DAY)
    await run()
    const { client, answer } = await signIn(service, email)
    expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
    const reset = { token, newPassword: 'seven swans on the lake' }
    expectProblem(await client.call('POST', '/api/auth/reset-password', reset), {
      code: 'RESET_LINK_INVALID',
    })
    const gone = sql<{ email: string }>`select email from app_user where email = ${email}`
    expect((await gone.execute(database(service))).rows).toEqual([])
  })
})

describe('the twelve months start anew', () => {
  it('with a booking', async () => {
    const { email } = await traveller(true)
    await walk(-30, -30)
    const { client } = await signIn(service, email)
    expect(await profile(client)).toMatchObject({ closesAt: DUE.toISOString() })
    expect((await bookTrip(client, trip(service.clock.now))).booked.status).toBe(201)
    await walk(-29, -29)
    expect(await profile(client)).toMatchObject({ closesAt: null })
    await walk(-7, -7)
    await walk(0, 0)
    await walk(300, 300)
    expect(await closingMails(email)).toHaveLength(1)
    await walk(336, 336)
    expect(await closingMails(email)).toHaveLength(2)
  })

  it('with a payment, of however old a booking', async () => {
    const { client, email } = await traveller(true)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    at(DUE.getTime() - 40 * DAY)
    const [session] = await paymentsOf(service, booked.body.booking.id)
    if (!session) throw new Error('The booking has no payment session.')
    expect((await sendCallback(service, callbackBody(session, 'paid'))).status).toBe(200)
    await walk(-30, -30)
    await walk(-7, -7)
    await walk(0, 0)
    await walk(200, 200)
    expect(await closingMails(email)).toEqual([])
  })

  it('when its owner keeps it, at any time before it closes', async () => {
    const { email } = await traveller()
    await walk(-30, -30)
    await walk(-7, -7)
    at(DUE.getTime() - 1000)
    const { client } = await signIn(service, email)
    expect((await client.call('POST', '/api/account/keep')).body).toMatchObject({ closesAt: null })
    await walk(0, 1)
    await walk(300, 300)
    expect(await closingMails(email)).toHaveLength(2)
    await walk(337, 337)
    expect(await closingMails(email)).toHaveLength(3)
  })

  it('not by signing in, looking around or saving the profile', async () => {
    const { email } = await traveller()
    at(DUE.getTime() - 31 * DAY)
    const { client } = await signIn(service, email)
    await client.call('GET', '/api/bookings')
    await walk(-30, -30)
    expect(await closingMails(email)).toHaveLength(1)
  })
})

describe('who is never closed', () => {
  it('is an administrator', async () => {
    await sql`update app_user set active_at = ${OPENED} where email = ${ADMIN.ADMIN_EMAIL}`.execute(
      database(service),
    )
    for (const day of [-30, -7, 0, 30, 400]) await walk(day, day)
    expect(await closingMails(ADMIN.ADMIN_EMAIL)).toEqual([])
    expect((await signIn(service, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).answer.status).toBe(200)
  })

  it('is whoever is blocked, as long as the block holds; then with both warnings', async () => {
    const { client, email } = await traveller()
    const id = await idOf(client)
    const admin = await administrator(service)
    const until = new Date(DUE.getTime() + 100 * DAY).toISOString()
    await admin.call('POST', `/api/admin/users/${id}/block`, { reason: 'We are asking the bank.', until })
    for (const day of [-30, -7, 0, 30, 99]) await walk(day, day)
    expect(await closingMails(email)).toEqual([])
    await walk(100, 100)
    expect(await closingMails(email)).toHaveLength(1)
  })
})
