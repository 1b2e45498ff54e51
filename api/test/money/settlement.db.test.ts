import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedSecret } from '#platform/database/secrets.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import { TestClient } from '../support/client.ts'
import { callbackBody, ledger, mailsOfKind, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(async () => {
  const traveller = await newTraveller(service.url)
  client = traveller.client
  email = traveller.email
})

/** A fresh booking with its open payment session. */
async function booking() {
  const { booked } = await bookTrip(client, trip(service.clock.now))
  const { id } = booked.body.booking
  const [session] = await paymentsOf(service, id)
  if (!session) throw new Error('The booking has no payment session.')
  return { id, session }
}

const statusOf = async (id: number) => {
  const { body } = await client.call('GET', `/api/bookings/${id}`)
  return [body['status'], body['paymentStatus']]
}

const retry = (bookingId: number) =>
  client.call('POST', '/api/payments/create', { bookingId, firstName: 'Ada', lastName: 'Kowalska', email })

async function expectBalanced() {
  const kysely = service.context.orm.em.fork().getKysely()
  const { rows } = await sql`
    select posting_id from ledger_entry group by posting_id having sum(amount_cents) <> 0 or count(*) < 2`.execute(
    kysely,
  )
  expect(rows).toEqual([])
}

describe('a callback', () => {
  it('confirms the booking, posts the money and mails once', async () => {
    const { id, session } = await booking()
    expect((await sendCallback(service, callbackBody(session, 'paid'))).status).toBe(200)
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    expect((await ledger(service)).get(`booking:${id}`)).toBe(-session.amount_cents)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
    expect(await mailsOfKind(service, email, 'receipt')).toBe(1)
    await expectBalanced()
  })

  it('counts once when twenty arrive together, and again later', async () => {
    const { id, session } = await booking()
    const body = callbackBody(session, 'paid')
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendCallback(service, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await sendCallback(service, { ...body, id: randomUUID() })).status).toBe(200)
    expect((await ledger(service)).get(`booking:${id}`)).toBe(-session.amount_cents)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
    expect(await mailsOfKind(service, email, 'receipt')).toBe(1)
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    await expectBalanced()
  })

  it('of a wrong amount waits for a person and confirms nothing', async () => {
    for (const amount of [-1, 1]) {
      const { id, session } = await booking()
      const wrong = { ...session, amount_cents: session.amount_cents + amount }
      expect((await sendCallback(service, callbackBody(wrong, 'paid'))).status).toBe(200)
      expect((await paymentsOf(service, id))[0]?.status).toBe('review')
      expect(await statusOf(id)).toEqual(['pending', 'processing'])
      // What is under review is settled by nobody but that person.
      expect((await sendCallback(service, callbackBody(session, 'paid'))).status).toBe(200)
      expect(await statusOf(id)).toEqual(['pending', 'processing'])
      expect((await ledger(service)).has(`booking:${id}`)).toBe(false)
    }
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(0)
  })

  it('of money for a session we do not know waits for a person, once; without money it is not found', async () => {
    for (const id of [randomUUID(), 'not-a-uuid', '1', 's_5f0c2c1e']) {
      const before = (await ledger(service)).get('suspense') ?? 0
      const body = callbackBody({ id, amount_cents: 100 }, 'paid')
      const answers = await Promise.all([1, 2, 3].map(() => sendCallback(service, body)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await ledger(service)).get('suspense')).toBe(before - 100)
      const declined = await sendCallback(service, callbackBody({ id, amount_cents: 100 }, 'declined'))
      expectProblem(declined, { code: 'NOT_FOUND', what: id })
    }
    await expectBalanced()
  })
})

describe('a callback that the gateway did not sign', () => {
  it.each<[string, (secret: string, text: string, now: Date) => string]>([
    ['has no signature', () => ''],
    ['is signed with another secret', (_secret, text, now) => sign('another secret', text, now)],
    [
      'is signed for another body',
      (secret, text, now) => sign(secret, text.replace('payment.paid', 'payment.declined'), now),
    ],
    [
      'was signed more than five minutes ago',
      (secret, text, now) => sign(secret, text, new Date(now.getTime() - 301_000)),
    ],
    [
      'is signed for the future',
      (secret, text, now) => sign(secret, text, new Date(now.getTime() + 302_000)),
    ],
    [
      'carries a fresh time with an old digest',
      (secret, text, now) => {
        const old = sign(secret, text, new Date(now.getTime() - 3_600_000))
        return old.replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`)
      },
    ],
    [
      'is signed without the time',
      (secret, text, now) => {
        const digest = createHmac('sha256', secret).update(text).digest('hex')
        return `t=${Math.floor(now.getTime() / 1000)},v1=${digest}`
      },
    ],
  ])('is refused and settles nothing: %s', async (_name, signatureFor) => {
    const { id, session } = await booking()
    const text = JSON.stringify(callbackBody(session, 'paid'))
    const secret = await sharedSecret(service.context.orm, 'sandbox-callback')
    const signature = signatureFor(secret, text, service.clock.now)
    expectProblem(await sendCallback(service, text, { signature }), { code: 'INVALID_SIGNATURE' })
    expect(await statusOf(id)).toEqual(['pending', 'pending'])
  })

  it('is refused when a space was added to what was signed', async () => {
    const { id, session } = await booking()
    const text = JSON.stringify(callbackBody(session, 'paid'))
    const secret = await sharedSecret(service.context.orm, 'sandbox-callback')
    const signature = sign(secret, text, service.clock.now)
    expectProblem(await sendCallback(service, `${text} `, { signature }), { code: 'INVALID_SIGNATURE' })
    expect(await statusOf(id)).toEqual(['pending', 'pending'])
  })

  it('is taken up to five minutes late', async () => {
    const { id, session } = await booking()
    const signedAt = new Date(service.clock.now.getTime() - 299_000)
    expect((await sendCallback(service, callbackBody(session, 'paid'), { signedAt })).status).toBe(200)
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
  })
})

describe('a declined payment', () => {
  it('fails the booking’s payment, keeps the booking, and mails once however often it is told', async () => {
    const { id, session } = await booking()
    const body = callbackBody(session, 'declined')
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCallback(service, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await statusOf(id)).toEqual(['pending', 'failed'])
    expect(await mailsOfKind(service, email, 'payment-failed')).toBe(1)
    expect((await ledger(service)).has(`booking:${id}`)).toBe(false)
  })

  it('is tried again on a new page and then paid', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'declined'))
    expect((await retry(id)).status).toBe(200)
    const sessions = await paymentsOf(service, id)
    expect(sessions.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 'declined'],
      [2, 'open'],
    ])
    await sendCallback(service, callbackBody(sessions[1] ?? session, 'paid'))
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
    expect(await mailsOfKind(service, email, 'receipt')).toBe(1)
  })

  it('can be declined again, with a mail for each attempt', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'declined'))
    await retry(id)
    const [, second] = await paymentsOf(service, id)
    await sendCallback(service, callbackBody(second ?? session, 'declined'))
    expect(await statusOf(id)).toEqual(['pending', 'failed'])
    expect((await retry(id)).status).toBe(200)
    expect(await paymentsOf(service, id)).toHaveLength(3)
  })

  it('that is reported paid after all is paid', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'declined'))
    await sendCallback(service, callbackBody(session, 'paid'))
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    expect((await ledger(service)).get(`booking:${id}`)).toBe(-session.amount_cents)
  })

  it('that comes after the payment changes nothing', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'paid'))
    await sendCallback(service, callbackBody(session, 'declined'))
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    expect(await mailsOfKind(service, email, 'payment-failed')).toBe(0)
  })

  it('and paid at the same moment ends paid', async () => {
    const { id, session } = await booking()
    const both = ['declined', 'paid'] as const
    await Promise.all(both.map((type) => sendCallback(service, callbackBody(session, type))))
    expect(await statusOf(id)).toEqual(['confirmed', 'completed'])
    await expectBalanced()
  })
})

describe('a second payment of one booking', () => {
  it('is the traveller’s credit, not the carrier’s money', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'declined'))
    await retry(id)
    const [first, second] = await paymentsOf(service, id)
    if (!first || !second) throw new Error('There should be two attempts.')
    const before = (await ledger(service)).get('gateway:sandbox') ?? 0
    const paid = [first, second].map((one) => sendCallback(service, callbackBody(one, 'paid')))
    expect((await Promise.all(paid)).map(({ status }) => status)).toEqual([200, 200])
    const accounts = await ledger(service)
    expect((accounts.get('gateway:sandbox') ?? 0) - before).toBe(2 * session.amount_cents)
    expect(accounts.get(`booking:${id}`)).toBe(-session.amount_cents)
    const me = await client.call('GET', '/api/auth/user')
    expect(accounts.get(`traveller:${String(me.body['id'])}`)).toBe(-session.amount_cents)
    expect([...accounts.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
    expect(await mailsOfKind(service, email, 'receipt')).toBe(1)
    await expectBalanced()
  })

  it('is not offered once the booking is paid', async () => {
    const { id, session } = await booking()
    await sendCallback(service, callbackBody(session, 'paid'))
    expectProblem(await retry(id), { code: 'ALREADY_PAID' })
  })
})

describe('a cancelled booking', () => {
  it('is not paid, and money that still arrives is the traveller’s credit', async () => {
    const { id, session } = await booking()
    const kysely = service.context.orm.em.fork().getKysely()
    await sql`update booking set status = 'cancelled' where id = ${id}`.execute(kysely)
    expectProblem(await retry(id), { code: 'BOOKING_CANCELLED' })
    await sendCallback(service, callbackBody(session, 'paid'))
    expect(await statusOf(id)).toEqual(['cancelled', 'pending'])
    const me = await client.call('GET', '/api/auth/user')
    const accounts = await ledger(service)
    expect(accounts.get(`traveller:${String(me.body['id'])}`)).toBe(-session.amount_cents)
    // It went through the booking's account, and is not held there.
    expect(accounts.get(`booking:${id}`)).toBe(0)
    expect(await mailsOfKind(service, email, 'payment-to-balance')).toBe(1)
    // A mail that says "confirmed" would be wrong.
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(0)
  })
})
