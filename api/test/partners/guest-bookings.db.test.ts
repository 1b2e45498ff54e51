import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { settleNewest, type Schemas } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { newPartner, partnerQuote, type TestPartner } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

type Guests = Schemas['GuestBooking']
type Answer<T> = T & { code?: string; errors?: { pointer: string }[] }

let service: TestService
let hotel: TestPartner
let key: Record<string, string>
beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  hotel = await newPartner(service)
  key = bearer(await hotel.key('secret'))
})

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })
const MARIA = {
  firstName: 'Maria',
  lastName: 'Kowalska',
  email: 'maria.guest@example.com',
  countryCode: '+48',
  phoneNumber: '601 234 567',
}

function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = key) {
  return new TestClient(service.url).call<Answer<T>>(method, path, body, headers)
}

async function book(more: Record<string, unknown> = {}, headers: Record<string, string> = key) {
  const { quoteId } = await partnerQuote(service, trip(service.clock.now), headers)
  const body = { quoteId, guest: MARIA, consent: true, language: 'pl', ...more }
  return { body, answer: await call<Guests>('POST', '/api/guest-bookings', body, headers) }
}

const cents = async (account: string) => (await ledger(service)).get(account) ?? 0

describe('what a partner’s server books for a guest', () => {
  it('is booked once for a key, mailed with its link, and found by reference and time', async () => {
    const once = { ...key, 'Idempotency-Key': 'check-in-88213' }
    const more = { externalReference: 'PMS-88213', metadata: { room: '412' }, travelNumber: 'LX 1375' }
    const { body, answer } = await book(more, once)
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        booking: {
          status: 'pending',
          paymentStatus: 'pending',
          contactPhone: '+48 601 234 567',
          refundTo: 'card',
        },
        guest: MARIA,
        externalReference: 'PMS-88213',
        metadata: { room: '412' },
      },
    ])
    const again = await call<Guests>('POST', '/api/guest-bookings', body, once)
    expect(again.body).toEqual(answer.body)
    const since = answer.body.booking.createdAt
    const found = `/api/guest-bookings?externalReference=PMS-88213&createdFrom=${since}&updatedFrom=${since}`
    const { body: list } = await call<Schemas['GuestBookingList']>('GET', found)
    expect(list).toEqual({ bookings: [answer.body], next: null })
    const late = await call<Schemas['GuestBookingList']>('GET', `${found}&createdUntil=${since}`)
    expect(late.body.bookings).toEqual([])
    const { rows } = await sql<{
      data: { to: string; language: string; mail: { link: string; kind: string } }
    }>`
      select data from jobs.job where name = 'mail' and data ->> 'to' = ${MARIA.email}
        and data #>> '{mail,booking,bookingNumber}' = ${answer.body.booking.bookingNumber}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    // The outbox forgets what was sent, so it may be gone by now.
    for (const { data } of rows.filter(({ data }) => data !== null))
      expect(data).toMatchObject({
        language: 'pl',
        mail: { kind: 'booking-received', link: answer.body.guestUrl },
      })
  })

  it('is paid by the guest’s link, looked after by the key, and given back to the card', async () => {
    const { answer } = await book()
    const { booking, guestUrl } = answer.body
    const { id, totalPriceCents } = booking
    const at = `/api/bookings/${id}`
    const guest = new TestClient(service.url)
    const token = new URL(guestUrl).hash.slice(1)
    expect((await guest.call('GET', at)).status).toBe(401)
    const opened = await guest.call('POST', '/api/guest-bookings/open', { token })
    expect([opened.status, opened.body]).toMatchObject([200, { bookingId: id }])
    const payment = await guest.call<{ redirect_url: string }>('POST', '/api/payments/create', {
      ...{ bookingId: id, firstName: 'Maria', lastName: 'Kowalska', email: MARIA.email },
    })
    expect(payment.body.redirect_url).toMatch(/\/sandbox\/pay\//)
    await settleNewest(service, id)
    const paid = await call<Guests>('GET', `/api/guest-bookings/${id}`)
    expect(paid.body.booking).toMatchObject({ status: 'confirmed', paidCents: totalPriceCents })
    expect((await call('GET', `${at}/rides`)).status).toBe(200)
    const voucher = await new TestClient(service.url).fetch(`${at}/voucher.pdf`, { headers: key })
    expect(voucher.headers.get('content-type')).toBe('application/pdf')
    const preview = await call<Schemas['Cancellation']>('GET', `${at}/cancellation`)
    expect(preview.body).toMatchObject({ refundCents: totalPriceCents, refundTo: 'card' })
    const [before, account] = [await cents('gateway:to-cards'), booking.bookingNumber]
    const cancelled = await call<Schemas['CancellationResult']>('POST', `${at}/cancellation`, {})
    expect([account, cancelled.status, cancelled.body]).toMatchObject([
      booking.bookingNumber,
      200,
      { refundedCents: totalPriceCents, balanceCents: 0 },
    ])
    expect(await cents('gateway:to-cards')).toBe(before)
    const { body: story } = await call<Schemas['BookingEventList']>('GET', `${at}/events`)
    const told = story.events.map(({ kind, actor, partnerName }) => [kind, actor, partnerName])
    const byHotel = ['partner', 'Hotel Chamonix']
    expect([told[0], told.at(-1)]).toEqual([
      ['BOOKED', ...byHotel],
      ['CANCELLED', ...byHotel],
    ])
    const { rows } = await sql<{ cents: number }>`
      select sum(amount_cents)::int as cents from card_refund where booking_id = ${id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ cents: totalPriceCents }])
    expect([...(await ledger(service)).values()].reduce((sum, each) => sum + each, 0)).toBe(0)
  })

  it('is seen by no other partner, no key of the other mode, and no key without the scope', async () => {
    const { answer } = await book()
    const at = `/api/bookings/${answer.body.booking.id}`
    const other = bearer(await (await newPartner(service)).key('secret'))
    const test = bearer(await hotel.key('secret', 'test'))
    const reader = bearer(await hotel.key('secret', 'live', ['bookings:read']))
    const own = `/api/guest-bookings/${answer.body.booking.id}`
    const codes = await Promise.all(
      (
        [
          ['GET', at, other],
          ['GET', own, other],
          ['GET', at, test],
          ['GET', own, test],
          ['GET', at, reader],
          ['POST', `${at}/cancellation`, reader],
          ['POST', `${at}/cancellation`, other],
        ] as const
      ).map(async ([method, path, headers]) => {
        const { status, body } = await call(method, path, method === 'POST' ? {} : undefined, headers)
        return body.code ?? status
      }),
    )
    expect(codes).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      200,
      'SCOPE_MISSING',
      'NOT_FOUND',
    ])
    const { client, email } = await newTraveller(service.url)
    expect((await client.call('GET', at)).status).toBe(404)
    const db = service.context.orm.em.fork().getKysely()
    await sql`update app_user set is_admin = true where email = ${email}`.execute(db)
    const office = await client.call<Schemas['AdminBookingList']>(
      'GET',
      `/api/admin/bookings?q=${MARIA.email}`,
    )
    expect([office.status, office.body.bookings[0]]).toMatchObject([
      200,
      { userEmail: MARIA.email, refundTo: 'card' },
    ])
    const record = await client.call<Schemas['BookingRecord']>(
      'GET',
      `/api/admin/bookings/${answer.body.booking.id}/record`,
    )
    expect(record.body.timeline.find(({ code }) => code === 'BOOKED')).toMatchObject({
      actor: 'partner',
      byKey: expect.stringMatching(/^Hotel Chamonix, sk_live_/),
    })
  })

  it('needs a guest who can be reached, the partner’s word for the consent, and a price of its own', async () => {
    const { answer: phoneless } = await book({ guest: { ...MARIA, phoneNumber: '12' } })
    expect(phoneless.body.errors?.map(({ pointer }) => pointer)).toEqual(['/guest/phoneNumber'])
    const { answer: unasked } = await book({ consent: false })
    expect([unasked.status, unasked.body.code]).toEqual([400, 'INVALID_REQUEST'])
    const other = bearer(await (await newPartner(service)).key('secret'))
    const { quoteId } = await partnerQuote(service, trip(service.clock.now), other)
    const { answer: foreign } = await book({ quoteId })
    expect(foreign.body.code).toBe('QUOTE_UNAVAILABLE')
    const { body: taken } = await book()
    const twice = await call('POST', '/api/guest-bookings', taken)
    expect([twice.status, twice.body.code]).toEqual([409, 'QUOTE_UNAVAILABLE'])
  })

  it('leads nobody into an account: the address of a guest signs nobody in, and a forged link opens nothing', async () => {
    const { answer } = await book()
    const client = new TestClient(service.url)
    for (const token of [
      'g_1_00000000000000000000000000000000',
      new URL(answer.body.guestUrl).hash.slice(1, -1),
    ])
      expect((await client.call('POST', '/api/guest-bookings/open', { token })).status).toBe(404)
    const signIn = { email: MARIA.email, password: 'anything at all' }
    expect((await client.call('POST', '/api/auth/login', signIn)).body['code']).toBe('INVALID_CREDENTIALS')
  })
})
