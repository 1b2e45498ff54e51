import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStatus } from '#office/admin/set-status.ts'
import { confirmed } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { DEMO, newPartner, newPromo, PAGE, partnerQuote } from '../support/partners.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import {
  billing,
  bookTrip,
  quotedTrip,
  newTraveller,
  PASSWORD,
  quoteFor,
  registration,
  trip,
} from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const ask = (promoCode: string, more: Record<string, unknown> = {}, headers = {}) =>
  partnerQuote(service, trip(service.clock.now, { promoCode, ...more }), {
    ...DEMO,
    Origin: PAGE,
    ...headers,
  })

async function full(more: Record<string, unknown> = {}): Promise<number> {
  return (await partnerQuote(service, trip(service.clock.now, more))).totalPriceCents
}

describe('a promo code', () => {
  it('lowers the price by per cent, as a line of its own', async () => {
    const quote = await ask('  welcome10 ')
    const before = await full()
    const off = Math.round(before / 10)
    expect(quote.totalPriceCents).toBe(before - off)
    expect(quote.promo).toEqual({
      code: 'WELCOME10',
      applied: true,
      message: 'WELCOME10 takes 10 % off.',
      percent: 10,
      discount: off / 100,
      discountCents: off,
    })
    expect(quote.lines.at(-1)).toMatchObject({ code: 'DISCOUNT', amountCents: -off, percent: 10 })
    expect(quote.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(quote.totalPriceCents)
  })

  it('lowers it by an amount, and leaves something to pay', async () => {
    await newPromo(service, { code: 'MINUS15', amount_cents: 1500 })
    await newPromo(service, { code: 'MINUS9999', amount_cents: 999_900 })
    expect((await ask('MINUS15')).totalPriceCents).toBe((await full()) - 1500)
    expect((await ask('MINUS9999')).totalPriceCents).toBe(100)
  })

  it('takes the round trip as a whole', async () => {
    const round = { isRoundTrip: true }
    expect((await ask('WELCOME10', round)).totalPriceCents).toBe(Math.round((await full(round)) * 0.9))
  })

  it.each([
    ['UNKNOWN', 'NOSUCHCODE', {}],
    ['EXPIRED', 'SUMMER25', { percent: 20, ends_at: new Date(Date.now() - 1000) }],
    ['NOT_YET', 'SPRING27', { percent: 20, starts_at: new Date(Date.now() + 86_400_000) }],
    ['USED_UP', 'FIRST0', { percent: 20, max_uses: 1, uses: 1 }],
    ['OTHER_CLASS', 'VANONLY', { percent: 20, vehicle_type_ids: [4] }],
  ])('that does not hold says why (%s), and leaves the price as it is', async (reason, code, promo) => {
    if (reason !== 'UNKNOWN') await newPromo(service, { code, ...promo })
    const quote = await ask(code)
    expect(quote.promo).toMatchObject({ code, applied: false, reason })
    expect(quote.promo?.message).toContain(code)
    expect(quote.totalPriceCents).toBe(await full())
    expect(quote.lines.some((line) => line.code === 'DISCOUNT')).toBe(false)
  })

  it('of a partner holds for that partner alone', async () => {
    const partner = await newPartner(service, { origins: ['https://own.example'] })
    await newPromo(service, { code: 'OWNGUESTS', percent: 5, partner_id: partner.id })
    expect((await ask('OWNGUESTS')).promo).toMatchObject({ applied: false, reason: 'OTHER_PARTNER' })
    const own = { Authorization: `Bearer ${await partner.key('publishable')}`, Origin: 'https://own.example' }
    expect((await ask('OWNGUESTS', {}, own)).promo).toMatchObject({ applied: true })
  })

  it('for some classes holds for those', async () => {
    await newPromo(service, { code: 'BUSINESSONLY', percent: 20, vehicle_type_ids: [1] })
    expect((await ask('BUSINESSONLY', { vehicleTypeId: 1 })).promo).toMatchObject({ applied: true })
  })

  it('holds within its days, to the moment', async () => {
    const now = service.clock.now
    await newPromo(service, { code: 'NOW', percent: 5, starts_at: now, ends_at: new Date(now.getTime() + 1) })
    expect((await ask('NOW')).promo?.applied).toBe(true)
  })
})

describe('the limit of a code', () => {
  it('holds when many book at once: the others get the price without it', async () => {
    await newPromo(service, { code: 'LASTTHREE', percent: 10, max_uses: 3 })
    const travellers = await Promise.all(Array.from({ length: 12 }, () => newTraveller(service.url)))
    const request = trip(service.clock.now, { promoCode: 'LASTTHREE' })
    const priced = await Promise.all(
      travellers.map(async ({ client }) => ({ client, ...(await quotedTrip(client, request)) })),
    )
    const answers = await Promise.all(
      priced.map(({ client, body }) => client.call('POST', '/api/bookings', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(9)
    for (const { body } of refused as unknown as { body: RefusedBody }[]) {
      expect(body.code).toBe('PRICE_CHANGED')
      expect(body.quote.promo).toMatchObject({ applied: false, reason: 'USED_UP' })
    }
    const db = service.context.orm.em.fork().getKysely()
    const { rows } = await sql<{ uses: number; used: number }>`
      select uses, (select count(*)::int from promo_use where promo_code_id = id) as used
      from promo_code where code = 'LASTTHREE'`.execute(db)
    expect(rows).toEqual([{ uses: 3, used: 3 }])
  })

  it('for one traveller holds, also when they book twice at once', async () => {
    await newPromo(service, { code: 'ONCEEACH', percent: 10, max_uses_per_traveller: 1 })
    const { client } = await confirmedTraveller()
    const request = trip(service.clock.now, { promoCode: 'ONCEEACH' })
    const priced = await Promise.all([quotedTrip(client, request), quotedTrip(client, request)])
    const both = await Promise.all(priced.map(({ body }) => client.call('POST', '/api/bookings', body)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const later = (await quoteFor(client, request)) as { promo?: object }
    expect(later.promo).toMatchObject({ applied: false, reason: 'ALREADY_USED' })
    const other = await confirmedTraveller()
    expect((await bookTrip(other.client, request)).booked.status).toBe(201)
  })

  it('for one traveller is for an address that somebody confirmed', async () => {
    await newPromo(service, { code: 'ONCEREAL', percent: 10, max_uses_per_traveller: 1 })
    const { client, email } = await newTraveller(service.url)
    const request = trip(service.clock.now, { promoCode: 'ONCEREAL' })
    // A visitor's price holds it; whoever books is asked who they are.
    const { quoteId } = await quoteFor(new TestClient(service.url), request)
    const refused = await client.call('POST', '/api/bookings', { ...request, quoteId })
    expect(refused.body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { promo: { applied: false, reason: 'ADDRESS_NOT_CONFIRMED' } },
    })
    await confirmed(service, email)
    expect((await bookTrip(client, request)).booked.status).toBe(201)
  })

  it('for one traveller holds for the mailbox, whatever is added to its address, and when its account is opened anew', async () => {
    await newPromo(service, { code: 'ONCEBOX', percent: 10, max_uses_per_traveller: 1 })
    const request = trip(service.clock.now, { promoCode: 'ONCEBOX' })
    const box = `ada${Date.now()}`
    const first = await confirmedTraveller(`${box}@gmail.com`)
    const { booked } = await bookTrip(first.client, request)
    expect(booked.status).toBe(201)
    // A use that is given back and taken again is still this person's.
    for (const status of ['cancelled', 'pending'] as const)
      await setStatus(service.context, { id: randomUUID(), ip: null }, booked.body.booking.id, { status })
    const reason = async (email: string) => {
      const { client } = await confirmedTraveller(email)
      return ((await quoteFor(client, request)) as { promo?: { reason?: string } }).promo?.reason
    }
    expect(await reason(`${box.replace('a', 'a.')}+2@googlemail.com`)).toBe('ALREADY_USED')
    expect(await reason(`other${box}@gmail.com`)).toBeUndefined()
    // Of a booking that is paid and over, the account can go; whoever had it is still the same.
    await sql`update booking set payment_status = 'completed', status = 'completed' where user_id =
      (select id from app_user where email = ${first.email})`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(
      (await first.client.call('POST', '/api/account/deletion', { password: PASSWORD })).status,
    ).toBeLessThan(300)
    expect(await reason(`${box}@gmail.com`)).toBe('ALREADY_USED')
  })

  it('for one traveller counts what was used with a card that they have paid with', async () => {
    await newPromo(service, { code: 'ONCECARD', percent: 10, max_uses_per_traveller: 1 })
    const request = trip(service.clock.now, { promoCode: 'ONCECARD' })
    const pay = async (client: TestClient, id: number, card: string) => {
      const [session] = await paymentsOf(service, id)
      if (!session) throw new Error('The booking has no payment session.')
      expect((await sendCallback(service, { ...callbackBody(session, 'paid'), card })).status).toBe(200)
      return ((await quoteFor(client, request)) as { promo?: { reason?: string } }).promo?.reason
    }
    const first = await confirmedTraveller()
    await pay(first.client, (await bookTrip(first.client, request)).booked.body.booking.id, 'sandbox card-1')
    const plain = trip(service.clock.now)
    const [same, other] = [await confirmedTraveller(), await confirmedTraveller()]
    const book = async (client: TestClient) => (await bookTrip(client, plain)).booked.body.booking.id
    expect(await pay(same.client, await book(same.client), 'sandbox card-1')).toBe('ALREADY_USED')
    expect(await pay(other.client, await book(other.client), 'sandbox card-2')).toBeUndefined()
    const { rows } = await sql<{ keys: string }>`
      select string_agg(card_key, ' ') as keys from traveller_card`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows[0]?.keys).not.toContain('card-1')
  })

  it('is not used up by tests, which are held to it', async () => {
    await newPromo(service, { code: 'LASTONE', percent: 10, max_uses: 1, max_uses_per_traveller: 1 })
    const { client } = await confirmedTraveller()
    const request = trip(service.clock.now, { promoCode: 'LASTONE' })
    const body = async () => ({ ...request, quoteId: (await ask('LASTONE')).quoteId })
    expect((await client.call('POST', '/api/bookings', await body())).status).toBe(201)
    const late = await body()
    expect((await bookTrip(client, request)).booked.status).toBe(201)
    const refused = await client.call('POST', '/api/bookings', late)
    expect([refused.status, refused.body['code']]).toEqual([409, 'PRICE_CHANGED'])
  })
})

it('promo and campaign stand on the booking', async () => {
  const { client } = await newTraveller(service.url)
  const attribution = { utm_source: 'leaflet', wbraid: ' w1 ', utm_medium: '' }
  const request = trip(service.clock.now, { promoCode: 'WELCOME10', attribution })
  const { booked, quote } = await bookTrip(client, request)
  const { rows } = await sql`
    select promo_code, discount_cents, attribution, total_cents, partner_id from booking
    where id = ${booked.body.booking.id}`.execute(service.context.orm.em.fork().getKysely())
  expect(rows).toEqual([
    {
      promo_code: 'WELCOME10',
      discount_cents: (quote as { promo?: { discountCents: number } }).promo?.discountCents,
      attribution: { utm_source: 'leaflet', wbraid: 'w1' },
      total_cents: quote.totalPriceCents,
      partner_id: null,
    },
  ])
})

/** A traveller whose address somebody confirmed. */
async function confirmedTraveller(email?: string) {
  const traveller = email === undefined ? await newTraveller(service.url) : await travellerAt(email)
  await confirmed(service, traveller.email)
  return traveller
}

async function travellerAt(email: string) {
  const client = new TestClient(service.url)
  await client.call('POST', '/api/auth/register', registration(email))
  await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
  await client.call('PUT', '/api/auth/profile', billing(email))
  return { client, email }
}

interface RefusedBody {
  code: string
  quote: { promo: object }
}
