import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD_PROOF_MINUTES } from '@fiacre/sdk/rules'
import { lookUp, whileWalking } from '#office/admin/frequent-word.ts'
import { contains, isOneOf } from '#platform/database/word-search.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, expectSound, paidBooking } from '../support/money.ts'
import type { Booking, Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'
import { UNFOUND_WORD } from '../support/unfound-word.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let email: string
let paid: Booking
let later: Booking
let elsewhere: Booking

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client, email } = await newTraveller(service.url))
  paid = await paidBooking(service, client)
  const day = (ahead: number) =>
    new Date(service.clock.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  later = await booked({ pickupDate: day(9) })
  elsewhere = await booked({ pickupLocation: 'Munich Airport', destination: 'Innsbruck', pickupDate: day(5) })
})

const booked = async (request: Record<string, unknown>) =>
  (await bookBy(client, trip(service.clock.now, request))).body.booking

const list = async (query: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return admin.call<Schemas['AdminBookingList']>('GET', `/api/admin/bookings?${search}`)
}
const ids = async (query: Record<string, string | number>) =>
  (await list(query)).body.bookings.map(({ id }) => id)

describe('the bookings of the back office', () => {
  it.each([
    ['its number', () => paid.bookingNumber],
    ['a part of its number in small letters', () => paid.bookingNumber.slice(3).toLowerCase()],
    ['the traveller’s address', () => email],
    ['name and place together, each a part', () => `${email.split('@')[0]} chamon`],
  ])('are found by %s', async (_what, words) => {
    expect(await ids({ q: words() })).toContain(paid.id)
  })

  it('are found with a typing error, where nothing is spelled so', async () => {
    const found = await ids({ q: `${email} Insbruk` })
    expect(found).toEqual([elsewhere.id])
  })

  it('are only those that have every word', async () => {
    expect(await ids({ q: `${email} Innsbruck` })).toEqual([elsewhere.id])
    expect(await ids({ q: `${email} ${UNFOUND_WORD}` })).toEqual([])
  })

  it('are the same by each way in which a frequent word is looked for', async () => {
    const em = service.context.orm.em.fork()
    const by = async (condition: RawBuilder<boolean>) => {
      const own = sql<{ id: number }>`
        select id from booking where user_id = (select id from app_user where email = ${email}) and ${condition} order by id`
      return (await own.execute(em.getKysely())).rows.map(({ id }) => id)
    }
    for (const word of [email.split('@')[0] ?? '', 'Innsbruck', 'chamon', UNFOUND_WORD]) {
      const asked = contains(word)
      const expected = await ids({ q: `${email} ${word}`, sort: 'oldest' })
      expect(await by(whileWalking(asked)), word).toEqual(expected)
      const named = await lookUp(em, asked)
      const many = { people: 20_000, bookings: -1 }
      const among = await lookUp(em, asked, undefined, many)
      if (!('named' in named) || 'named' in among) throw new Error('Not looked up so.')
      expect(await by(isOneOf(named.named, { id: 'int' })), word).toEqual(expected)
      expect(await by(among.isThere), word).toEqual(expected)
      const page = { limit: 10_000, isDescending: true }
      const newest = await lookUp(em, asked, page, many)
      const [first, ...rest] = expected
      const after = await lookUp(em, asked, { ...page, before: first ?? 0, isDescending: false }, many)
      if ('named' in newest || 'named' in after) throw new Error('Not looked up so.')
      expect(await by(newest.isThere), word).toEqual(expected)
      expect(await by(after.isThere), word).toEqual(rest)
    }
  })

  it('are known to be none, where many travellers have a word and none of them booked', async () => {
    const { email: unbooked } = await newTraveller(service.url)
    const found = await lookUp(service.context.orm.em.fork(), contains(unbooked), undefined, {
      people: 5,
      bookings: 0,
    })
    expect(found).toMatchObject({ named: { count: 0 } })
  })

  it('take two letters for the beginning of a number', async () => {
    expect(await ids({ q: `${email} ${paid.bookingNumber.slice(3, 5)}` })).toContain(paid.id)
  })

  it('take signs of a search for what they are', async () => {
    expect(await ids({ q: `${email} %` })).toEqual([])
    expect(await ids({ q: `${email}' or 1=1 --` })).toEqual([])
  })

  it('come in the order asked for, a page after the other', async () => {
    const own = { q: email }
    expect(await ids({ ...own, sort: 'soonest' })).toEqual([paid.id, elsewhere.id, later.id])
    expect(await ids({ ...own, sort: 'latest' })).toEqual([later.id, elsewhere.id, paid.id])
    expect(await ids({ ...own, sort: 'oldest' })).toEqual([paid.id, later.id, elsewhere.id])
    const first = (await list({ ...own, sort: 'soonest', limit: 2 })).body
    expect(first.next).toBe(elsewhere.id)
    expect(await ids({ ...own, sort: 'soonest', before: elsewhere.id })).toEqual([later.id])
  })

  it('are narrowed by the day of the pickup, the class and the account', async () => {
    expect(await ids({ q: email, pickupFrom: later.pickupDate })).toEqual([later.id])
    expect(await ids({ q: email, pickupTo: paid.pickupDate })).toEqual([paid.id])
    expect(await ids({ q: email, vehicleClass: 'Van' })).toEqual([])
    const { body } = await client.call<{ id?: string }>('GET', '/api/auth/user')
    expect(body.id === undefined || (await ids({ userId: body.id })).length === 3).toBe(true)
  })

  it('say what is not understood', async () => {
    expectProblem(await list({ sort: 'dearest' }), { code: 'INVALID_REQUEST' })
    expectProblem(await list({ pickupFrom: 'tomorrow' }), { code: 'INVALID_REQUEST' })
  })
})

it('is exported as it is listed, whole', async () => {
  const table = async (query: string) => {
    const answer = await admin.fetch(`/api/admin/bookings.csv?${query}`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    return (await answer.text()).trimEnd().split('\r\n')
  }
  const [head, ...rows] = await table(`q=${encodeURIComponent(email)}&sort=soonest`)
  expect(head).toMatch(/^bookingNumber,createdAt,status,/)
  expect(rows.map((row) => row.slice(0, 9))).toEqual(
    [paid, elsewhere, later].map(({ bookingNumber }) => bookingNumber),
  )
  expect(await table(`q=${UNFOUND_WORD}`)).toEqual([head])
})

it('shows the money of a booking: what was tried, and postings that sum to zero', async () => {
  const { body } = await admin.call<Schemas['BookingMoney']>('GET', `/api/admin/bookings/${paid.id}/money`)
  expect(body.payments).toMatchObject([{ status: 'paid', amountCents: paid.totalPriceCents }])
  expect(body.postings.length).toBeGreaterThan(0)
  for (const { entries } of body.postings)
    expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
  await expectSound(service)
})

it('counts what there is, and what paid bookings brought', async () => {
  const stats = async () => (await admin.call<Schemas['AdminStats']>('GET', '/api/admin/stats')).body
  const before = await stats()
  const booking = await paidBooking(service, client)
  const after = await stats()
  expect(after.totalBookings).toBe(before.totalBookings + 1)
  expect(after.revenueCents).toBe(Number(before.revenueCents) + booking.totalPriceCents)
  await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'cancelled' })
  expect((await stats()).revenueCents).toBe(Number(before.revenueCents))
})

it('makes an administrator, who may then what administrators may', async () => {
  const other = await newTraveller(service.url)
  expectProblem(await other.client.call('GET', '/api/admin/stats'), { code: 'FORBIDDEN' })
  const { body } = await admin.call<Schemas['ClientList']>('GET', `/api/admin/clients?search=${other.email}`)
  const id = body.clients[0]?.id ?? ''
  const granted = await admin.call<Schemas['Client']>('POST', `/api/admin/make-admin/${id}`)
  expect(granted.body).toMatchObject({ id, isAdmin: true })
  expect((await other.client.call('GET', '/api/admin/stats')).status).toBe(200)
  const later = await newTraveller(service.url)
  const found = await admin.call<Schemas['ClientList']>('GET', `/api/admin/clients?search=${later.email}`)
  const path = `/api/admin/make-admin/${found.body.clients[0]?.id}`
  service.clock.now = new Date(service.clock.now.getTime() + PASSWORD_PROOF_MINUTES * 60_000)
  expectProblem(await admin.call('POST', path), { code: 'PROOF_NEEDED' })
  const proof = { password: ADMIN.ADMIN_PASSWORD }
  expect((await admin.call('POST', '/api/auth/proof', proof)).status).toBe(200)
  expect((await admin.call('POST', path)).status).toBe(200)
  const nobody = '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f'
  expectProblem(await admin.call('POST', `/api/admin/make-admin/${nobody}`), { code: 'NOT_FOUND' })
})
