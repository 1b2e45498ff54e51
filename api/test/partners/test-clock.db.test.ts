import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { partnerDetails } from '../support/partner-area.ts'
import { newPartner, partnerQuote, type TestPartner } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

type Test = Schemas['TestBooking'] & { code?: string; rule?: string }

let service: TestService
let hotel: TestPartner
let key: Record<string, string>
beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  hotel = await newPartner(service)
  key = bearer(await hotel.key('secret', 'test'))
})

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })
const GUEST = { firstName: 'Maria', lastName: 'Kowalska', countryCode: '+48', phoneNumber: '601 234 567' }

function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = key) {
  return new TestClient(service.url).call<T>(method, path, body, headers)
}

/** A test booking that plays something, as the partner's server makes it. */
async function book(externalReference: string | null, headers = key) {
  const { quoteId } = await partnerQuote(service, trip(service.clock.now), headers)
  const email = `${crypto.randomUUID()}@example.com`
  const body = { quoteId, guest: { ...GUEST, email }, consent: true, externalReference }
  const { status, body: made } = await call<Schemas['GuestBooking']>(
    'POST',
    '/api/guest-bookings',
    body,
    headers,
  )
  expect(status).toBe(201)
  return { ...made.booking, email }
}

const move = (number: string, body: unknown, headers = key) =>
  call<Test>('POST', `/api/test-bookings/${number}/clock`, body, headers)

/** The kinds of what was mailed to an address, and what its letters begin with; the outbox forgets what was sent. */
async function mailed(number: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; isTest: boolean }>`
    select data #>> '{mail,kind}' as kind, (data #>> '{mail,booking,isTest}')::boolean as "isTest" from jobs.job
    where name = 'mail' and data #>> '{mail,booking,bookingNumber}' = ${number}`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  expect(rows.filter(({ isTest }) => !isTest)).toEqual([])
  return rows.map(({ kind }) => kind)
}

describe('a test booking that its integrator steers', () => {
  it('is driven as its clock is moved, told to the test webhooks, and moves no money', async () => {
    const books = await ledger(service)
    const { bookingNumber: number, id } = await book('test:paid')
    const { body: seen } = await call<Test>('GET', `/api/test-bookings/${number}`)
    expect(seen).toMatchObject({
      scenario: 'paid',
      happened: [],
      booking: { status: 'confirmed', test: true },
    })
    expect(seen.ahead.map(({ what }) => what)).toEqual([
      ...[
        'driver-named',
        'driver-details-mailed',
        'driver-departed',
        'driver-arrived',
        'on-board',
        'ride-done',
      ],
    ])
    const once = { ...key, 'Idempotency-Key': `pickup-${number}` }
    const at = await move(number, { to: 'pickup' }, once)
    expect([at.status, at.body]).toMatchObject([200, { changeUntil: null, refundUntil: null }])
    expect(at.body.happened).toHaveLength(4)
    expect(new Date(at.body.booking.pickupAt).getTime()).toBeLessThan(service.clock.now.getTime())
    expect((await move(number, { to: 'pickup' }, once)).body).toEqual(at.body)
    const { body } = await call<Schemas['BookingRideList']>('GET', `/api/bookings/${id}/rides`)
    expect(body.rides[0]).toMatchObject({
      state: 'arrived',
      driver: { name: 'Test Driver', plate: 'TEST 123' },
    })
    const { body: preview } = await call<Schemas['Cancellation']>('GET', `/api/bookings/${id}/cancellation`)
    expect(preview).toMatchObject({ canCancel: false, reason: 'STARTED' })
    const over = await move(number, { to: 'after-ride' })
    expect(over.body).toMatchObject({ ahead: [], booking: { status: 'completed' } })
    await mailed(number)
    const moved = [...(await ledger(service))].filter(
      ([account, cents]) => (books.get(account) ?? 0) !== cents,
    )
    expect(
      moved.map(([account]) => account).filter((account) => !/^(gateway:test|booking:\d+)$/.test(account)),
    ).toEqual([])
    await expectSound(service)
  })

  it.each([
    ['test:declined', 'pickup', 'pending failed', { status: 'cancelled' }],
    ['test:paid-late', 'payment', 'pending processing', { status: 'confirmed', paymentStatus: 'completed' }],
    ['test:no-carrier', 'pickup', 'confirmed completed', { status: 'cancelled', paidCents: 0 }],
    ['test:late-driver', 'after-ride', 'confirmed completed', { status: 'completed', refundedCents: 0 }],
    ['test:no-show', 'after-ride', 'confirmed completed', { status: 'cancelled', refundedCents: 0 }],
    ['hotel 12', 'pickup', 'pending pending', { status: 'cancelled', paidCents: 0 }],
  ] as const)('plays %s, moved to %s', async (reference, to, before, after) => {
    const { bookingNumber: number, status, paymentStatus } = await book(reference)
    expect(`${status} ${paymentStatus}`).toBe(before)
    const { body } = await move(number, { to })
    expect(body.booking).toMatchObject({ ...after, test: true })
  })

  it('goes forward only, and is nobody else’s: no other partner’s, no live key’s, no page’s', async () => {
    const { bookingNumber: number, pickupAt } = await book('test:paid')
    const refused = async (headers: Record<string, string>, body: unknown = { to: 'pickup' }) => {
      const answer = await move(number, body, headers)
      return answer.body.rule ?? answer.body.code
    }
    const other = bearer(await (await newPartner(service)).key('secret', 'test'))
    const reader = bearer(await hotel.key('secret', 'test', ['bookings:read']))
    expect([
      await refused(other),
      await refused(bearer(await hotel.key('secret'))),
      await refused(reader),
      await refused(bearer(await hotel.key('publishable', 'test'))),
      await refused(key, { to: 'return-pickup' }),
      await refused(key, { minutes: 0 }),
      await refused(key, { minutes: 1, to: 'pickup' }),
    ]).toEqual([
      ...['NOT_FOUND', 'NOT_FOUND', 'SCOPE_MISSING', 'SCOPE_MISSING', 'noSuchTestMoment'],
      ...['leastNumber', 'noSuchTestMoment'],
    ])
    const { body } = await call<Test>('GET', `/api/test-bookings/${number}`)
    expect(body.booking.pickupAt).toBe(pickupAt)
    const live = await book('test:paid', bearer(await hotel.key('secret')))
    expect([live.isTest, live.status, live.paymentStatus]).toEqual([false, 'pending', 'pending'])
    expect((await move(live.bookingNumber, { to: 'pickup' })).status).toBe(404)
  })

  it('is steered from the partner’s area as well, by those who see to keys', async () => {
    const owner = await newTraveller(service.url)
    const register = await owner.client.call('PUT', '/api/partner', partnerDetails())
    expect(register.status).toBe(200)
    const made = await owner.client.call<{ key: string }>('POST', '/api/partner/keys', {
      kind: 'secret',
      mode: 'test',
      scopes: ['journeys', 'bookings:write', 'bookings:read'],
    })
    const { bookingNumber: number } = await book('test:paid', bearer(made.body.key))
    const path = `/api/partner/test-bookings/${number}`
    const seen = await owner.client.call<Test>('GET', path)
    expect(seen.body).toMatchObject({ scenario: 'paid', booking: { status: 'confirmed' } })
    expect(seen.body.moments.slice(-2)).toEqual(['pickup', 'after-ride'])
    const moved = await owner.client.call<Test>('POST', `${path}/clock`, { to: 'after-ride' })
    expect(moved.body).toMatchObject({ ahead: [], moments: [], booking: { status: 'completed', test: true } })
    // Another partner's owner does not find it, nor does whoever acts for none.
    const other = await newTraveller(service.url)
    expect((await other.client.call('GET', path)).status).toBe(404)
    await other.client.call('PUT', '/api/partner', partnerDetails())
    expect((await other.client.call('POST', `${path}/clock`, { minutes: 1 })).status).toBe(404)
    // Who sees to the money alone moves no clock.
    await sql`update partner_member set role = 'finance' where user_id =
      (select id from app_user where email = ${owner.email})`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect((await owner.client.call('GET', path)).status).toBe(403)
  })
})
