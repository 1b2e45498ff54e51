import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPartner } from '#people/partners/partners.service.ts'
import { createPromo } from '#prices/promotions/create-promo.ts'
import { endPromo } from '#prices/promotions/promo-codes.service.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { paidBooking } from '../support/money.ts'
import type { Booking, Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'
import { UNFOUND_WORD } from '../support/unfound-word.ts'

let service: TestService
let admin: TestClient
let userId: string
let email: string
let paid: Booking

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  const traveller = await newTraveller(service.url)
  email = traveller.email
  userId = await idOf(traveller.client)
  paid = await paidBooking(service, traveller.client)
  await admin.call('PATCH', `/api/admin/bookings/${paid.id}/status`, { status: 'cancelled' })
})

const get = async <Body>(path: string, query: Record<string, string> = {}) =>
  (await admin.call<Body>('GET', `/api/admin/${path}?${new URLSearchParams(query)}`)).body
const table = async (path: string, query: Record<string, string> = {}) =>
  (await (await admin.fetch(`/api/admin/${path}.csv?${new URLSearchParams(query)}`)).text())
    .trimEnd()
    .split('\r\n')

describe('the books', () => {
  const entries = async (query: Record<string, string>) =>
    (await get<Schemas['LedgerEntryList']>('ledger-entries', query)).entries

  it('are listed by booking, and what moved for it sums to zero', async () => {
    const found = await entries({ bookingId: String(paid.id) })
    expect(found.length).toBeGreaterThan(3)
    expect(found.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    expect(new Set(found.map(({ bookingNumber }) => bookingNumber))).toEqual(new Set([paid.bookingNumber]))
  })

  it('are listed by account, by person, by day and by the words of a booking', async () => {
    const held = await entries({ account: `booking:${paid.id}` })
    expect(held.map(({ amountCents }) => amountCents)).toEqual([paid.totalPriceCents, -paid.totalPriceCents])
    const theirs = await entries({ userId })
    expect(theirs.map(({ account }) => account)).toContain(`traveller:${userId}`)
    const day = service.clock.now.toISOString().slice(0, 10)
    expect((await entries({ userId, from: day, to: day })).length).toBe(theirs.length)
    expect(await entries({ userId, to: '2020-01-01' })).toEqual([])
    expect((await entries({ q: paid.bookingNumber })).length).toBeGreaterThan(3)
    expect(await entries({ q: UNFOUND_WORD })).toEqual([])
  })

  it('show a movement with all of its sides', async () => {
    const [entry] = await entries({ bookingId: String(paid.id) })
    const posting = await get<Schemas['LedgerPosting']>(`ledger-postings/${entry?.postingId}`)
    expect(posting.entries.length).toBeGreaterThan(1)
    expect(posting.entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    expectProblem(await admin.call('GET', `/api/admin/ledger-postings/${randomUUID()}`), {
      code: 'NOT_FOUND',
    })
  })

  it('come a page after the other, and as a table', async () => {
    const query = { bookingId: String(paid.id), limit: '2' }
    const first = await get<Schemas['LedgerEntryList']>('ledger-entries', query)
    const second = await get<Schemas['LedgerEntryList']>('ledger-entries', {
      ...query,
      before: String(first.next),
    })
    const all = await entries({ bookingId: String(paid.id) })
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
      all.slice(0, 4).map(({ id }) => id),
    )
    const [head, ...rows] = await table('ledger-entries', { bookingId: String(paid.id) })
    expect(head).toMatch(/^at,account,amountCents/)
    expect(rows).toHaveLength(all.length)
  })
})

describe('the payments', () => {
  it('are found by a traveller, a status and a gateway', async () => {
    const find = async (query: Record<string, string>) =>
      (await get<Schemas['AdminPaymentList']>('payments', query)).payments
    const found = await find({ q: email })
    expect(found).toMatchObject([{ status: 'paid', bookingNumber: paid.bookingNumber, attempt: 1 }])
    expect(await find({ q: email, status: 'declined' })).toEqual([])
    expect(await find({ q: email, gateway: 'stripe' })).toEqual([])
    expect(await table('payments', { q: email })).toHaveLength(2)
  })
})

describe('promo codes and partners', () => {
  it('are found by a part and with a typing error, and by whether they hold', async () => {
    const { orm } = service.context
    const [name, tag] = ['Chalet Zwischenbergen', randomUUID().slice(0, 6).toUpperCase()]
    const partnerId = await createPartner(orm, { name: `${name} ${tag}` }, service.clock.now)
    const { now } = service.clock
    const soon = new Date(now.getTime() + 86_400_000)
    await createPromo(orm, { code: `GLACIER${tag}`, percent: 10, partnerId, endsAt: soon }, now)
    await createPromo(orm, { code: `OVER${tag}`, percent: 10 }, now)
    await endPromo(orm, `OVER${tag}`, new Date(now.getTime() - 1))
    const codes = async (query: Record<string, string>) =>
      (await get<Schemas['AdminPromoList']>('promo-codes', query)).promoCodes.map(({ code }) => code)
    expect(await codes({ q: tag })).toEqual(expect.arrayContaining([`GLACIER${tag}`, `OVER${tag}`]))
    expect(await codes({ q: tag, state: 'ended' })).toEqual([`OVER${tag}`])
    expect(await codes({ q: tag, state: 'holding' })).toEqual([`GLACIER${tag}`])
    const { partners } = await get<Schemas['AdminPartnerList']>('partners', { q: `zwischenbrgen ${tag}` })
    expect(partners).toMatchObject([{ id: partnerId, origins: 0, keys: 0 }])
    const partner = await admin.call<Schemas['AdminPartner']>('GET', `/api/admin/partners/${partnerId}`)
    expect(partner.body).toMatchObject({ name: `${name} ${tag}`, earnedCents: 0, brought: { bookings: 0 } })
    expect(partner.headers.get('etag')).toBeTruthy()
    expect(JSON.stringify(partner.body)).not.toContain('hash')
  })
})

describe('other lists', () => {
  it('find a message with a typing error, and an account by two words', async () => {
    const word = `Schneeketten${randomUUID().slice(0, 6)}`
    const message = {
      name: 'Ada Kowalska',
      email,
      subject: word,
      category: 'booking',
      message: 'Have you any for us?',
    }
    await admin.call('POST', '/api/contact-requests', message)
    const messages = await get<Schemas['ContactRequestList']>('contact-requests', {
      q: word.replace('ketten', 'keten'),
    })
    expect(messages.contactRequests.map(({ subject }) => subject)).toContain(word)
    const other = { q: word, category: 'payment' }
    expect((await get<Schemas['ContactRequestList']>('contact-requests', other)).contactRequests).toEqual([])
    const clients = await get<Schemas['ClientList']>('clients', { search: `kowal ${email.split('@')[0]}` })
    expect(clients.clients.map(({ id }) => id)).toEqual([userId])
    expect(await table('clients', { search: email })).toHaveLength(2)
    expect((await table('contact-requests', { q: word }))[0]).toMatch(/^createdAt,name,email/)
  })

  it('show who is blocked, and what was done to somebody', async () => {
    await admin.call('POST', `/api/admin/users/${userId}/block`, { reason: 'A test.' })
    const blocked = await get<Schemas['ClientList']>('clients', { standing: 'blocked', search: email })
    expect(blocked.clients.map(({ id }) => id)).toEqual([userId])
    await admin.call('POST', `/api/admin/users/${userId}/unblock`)
    expect(
      (await get<Schemas['ClientList']>('clients', { standing: 'blocked', search: email })).clients,
    ).toEqual([])
    const { entries } = await get<Schemas['AuditList']>('audit', { q: email })
    expect(entries.map(({ action }) => action)).toEqual([
      'user.unblocked',
      'user.blocked',
      'booking.status-set',
    ])
    expect(await table('audit', { q: email })).toHaveLength(4)
  })

  it('are read by key: a row that is gone ends the list, and does not begin it anew', async () => {
    const page = await get<Schemas['AdminPaymentList']>('payments', { before: randomUUID() })
    expect(page).toEqual({ payments: [], next: null })
  })
})
