import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { BACK, CAMPAIGN, handOff } from '../support/hand-off.ts'
import { DEMO, newPartner, PAGE, partnerQuote } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, newTraveller, PASSWORD, trip } from '../support/traveller.ts'

let service: TestService
let steps: ReturnType<typeof handOff>
beforeAll(async () => {
  service = await sharedService()
  steps = handOff(service)
})

describe('the hand-off', () => {
  it('goes from a partner’s price to a paid booking and back, with promo and campaign', async () => {
    const { quote, token } = await steps.start()
    expect(quote.promo).toMatchObject({ code: 'WELCOME10', applied: true })
    const traveller = await newTraveller(service.url)
    const opened = await steps.open(traveller.client, token)
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({
      status: 'open',
      test: true,
      backUrl: BACK,
      brand: { name: 'Demo partner' },
    })
    const booked = await steps.book(traveller.client, opened.body)
    expect(booked.status).toBe(201)
    expect(booked.body.booking.totalPrice).toBe(quote.totalPrice)
    expect((await steps.current(traveller.client)).body.status).toBe('booked')
    await steps.pay(booked.body.booking.id)
    expect((await steps.current(traveller.client)).body.status).toBe('paid')
    const back = await steps.returnLink({ client: traveller.client, id: opened.body.checkoutSessionId })
    expect(back.url.origin + back.url.pathname).toBe(BACK)
    const result = await steps.redeem(back.token)
    expect(result.body).toEqual({
      outcome: 'booked',
      checkoutSessionId: opened.body.checkoutSessionId,
      bookingNumber: booked.body.booking.bookingNumber,
      status: 'confirmed',
      paymentStatus: 'completed',
      totalPrice: quote.totalPrice,
      totalPriceCents: quote.totalPriceCents,
      discount: (quote.promo?.discountCents ?? 0) / 100,
      discountCents: quote.promo?.discountCents,
      currency: 'EUR',
      promoCode: 'WELCOME10',
      attribution: CAMPAIGN,
      test: true,
    })
  })

  it('makes one checkout of equal requests, and keeps its token nowhere', async () => {
    const { made, body, token } = await steps.start(undefined, {}, { 'Idempotency-Key': 'hand-off-1' })
    const again = await steps.page().call('POST', '/api/checkout-sessions', body, {
      ...DEMO,
      Origin: PAGE,
      'Idempotency-Key': 'hand-off-1',
    })
    expect(again.body).toEqual(made.body)
    const db = service.context.orm.em.fork().getKysely()
    const { rows } = await sql<{ row: string }>`
      select c::text as row from checkout_session c union all select i::text from idempotency_record i`.execute(
      db,
    )
    expect(rows.some(({ row }) => row.includes(made.body.checkoutSessionId))).toBe(true)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('opens once; the same browser may come again, another may not', async () => {
    const { token } = await steps.start()
    const first = steps.page()
    expect((await steps.open(first, token)).status).toBe(200)
    expect((await steps.open(first, token)).status).toBe(200)
    const second = await steps.open(steps.page(), token)
    expect([second.status, second.body.code]).toEqual([410, 'CHECKOUT_LINK_USED'])
    expect((await steps.open(steps.page(), 'cs_nobody')).status).toBe(404)
  })

  it('opens for one of many who come at once', async () => {
    const { token } = await steps.start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => steps.open(steps.page(), token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
  })

  it('expires unopened after half an hour, opened after a day', async () => {
    const late = await steps.start()
    const opened = await steps.start()
    const client = steps.page()
    await steps.open(client, opened.token)
    const began = service.clock.now
    service.clock.now = new Date(began.getTime() + 31 * 60_000)
    expect((await steps.open(steps.page(), late.token)).body.code).toBe('CHECKOUT_EXPIRED')
    expect((await steps.current(client)).status).toBe(200)
    service.clock.now = new Date(began.getTime() + 25 * 3_600_000)
    expect((await steps.current(client)).status).toBe(404)
    service.clock.now = began
  })

  it('is listed as the one under way, without a refusal where there is none', async () => {
    const client = steps.page()
    const list = () => client.call('GET', '/api/checkout-sessions')
    expect(await list()).toMatchObject({ status: 200, body: [] })
    await steps.open(client, (await steps.start()).token)
    expect(await list()).toMatchObject({ status: 200, body: [(await steps.current(client)).body] })
    expect(await steps.page().call('GET', '/api/checkout-sessions')).toMatchObject({ status: 200, body: [] })
  })

  it('goes on after registering, also where the mail is opened', async () => {
    const { token } = await steps.start()
    const laptop = steps.page()
    await steps.open(laptop, token)
    const email = `handoff.${Date.now()}@example.com`
    const account = { phoneNumber: '601 234 567', countryCode: '+48', dateOfBirth: '1990-04-12' }
    const person = { firstName: 'Ada', lastName: 'Kowalska', email, country: 'PL', ...account }
    const registration = { ...person, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await laptop.call('POST', '/api/auth/register', registration)).status).toBe(201)
    expect((await steps.current(laptop)).status).toBe(200)
    const phone = steps.page()
    expect((await steps.current(phone)).status).toBe(404)
    await phone.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const there = await steps.current(phone)
    expect(there.status).toBe(200)
    await phone.call('PUT', '/api/auth/profile', billing(email))
    expect((await steps.book(phone, there.body)).status).toBe(201)
  })

  it('keeps two tabs of one browser apart', async () => {
    const { client } = await newTraveller(service.url)
    const [first, second] = [await steps.start(), await steps.start()]
    const one = (await steps.open(client, first.token)).body
    const two = (await steps.open(client, second.token)).body
    const tab = (id: string) => client.call('GET', `/api/checkout-sessions/current?checkoutSessionId=${id}`)
    expect((await tab(one.checkoutSessionId)).body['checkoutSessionId']).toBe(one.checkoutSessionId)
    expect((await steps.current(client)).body.checkoutSessionId).toBe(two.checkoutSessionId)
    const booked = await steps.book(client, one)
    await steps.pay(booked.body.booking.id)
    expect((await tab(one.checkoutSessionId)).body).toMatchObject({
      status: 'paid',
      booking: { id: booked.body.booking.id },
    })
    expect((await steps.book(client, two)).status).toBe(201)
    const stranger = await newTraveller(service.url)
    const path = `/api/checkout-sessions/current?checkoutSessionId=${one.checkoutSessionId}`
    expect((await stranger.client.call('GET', path)).status).toBe(404)
  })

  it('shows and books nothing for a stranger', async () => {
    const { token } = await steps.start()
    const { client } = await newTraveller(service.url)
    const { body } = await steps.open(client, token)
    const stranger = (await newTraveller(service.url)).client
    expect((await steps.current(stranger)).status).toBe(404)
    expect((await steps.book(stranger, body)).status).toBe(404)
    await steps.book(client, body)
    const { checkoutSessionId } = body
    expect((await stranger.call('POST', `/api/checkout-sessions/${checkoutSessionId}/return`)).status).toBe(
      404,
    )
  })

  it('books a checkout once', async () => {
    const { token } = await steps.start()
    const { client } = await newTraveller(service.url)
    const { body } = await steps.open(client, token)
    expect((await steps.book(client, body)).status).toBe(201)
    const quote = await partnerQuote(service, trip(service.clock.now))
    const again = await steps.book(client, { ...body, quote })
    expect(again.body.code).toBe('CHECKOUT_LINK_USED')
  })

  it('gives a fresh price on the same terms when the old one ran out', async () => {
    const { token, quote } = await steps.start()
    const { client } = await newTraveller(service.url)
    const { body } = await steps.open(client, token)
    const began = service.clock.now
    service.clock.now = new Date(began.getTime() + 45 * 60_000)
    const late = await steps.book(client, body)
    expect([late.status, late.body.code]).toEqual([409, 'QUOTE_EXPIRED'])
    expect(late.body.quote?.totalPrice).toBe(quote.totalPrice)
    const now = await steps.current(client)
    expect(now.body.quote.quoteId).toBe(late.body.quote?.quoteId)
    expect((await steps.book(client, now.body)).status).toBe(201)
    service.clock.now = began
  })
})

describe('a checkout is refused', () => {
  it('when the way back is not the partner’s', async () => {
    for (const returnUrl of [
      'https://evil.example/',
      'http://localhost.evil.example/',
      'http://user@localhost:1/',
    ]) {
      const { made } = await steps.start(undefined, { returnUrl })
      expect([made.status, made.body.code], returnUrl).toEqual([422, 'RETURN_URL_NOT_ALLOWED'])
    }
    const { made } = await steps.start(undefined, { returnUrl: 'javascript:alert(1)' })
    expect(made.status).toBeGreaterThanOrEqual(400)
  })

  it('without a key, and for the price of somebody else', async () => {
    const { body } = await steps.start()
    expect((await steps.page().call('POST', '/api/checkout-sessions', body)).status).toBe(401)
    const other = await newPartner(service)
    const key = await other.key('secret')
    const headers = { Authorization: `Bearer ${key}` }
    const { returnUrl: _, ...rest } = body
    const answer = await steps.page().call('POST', '/api/checkout-sessions', rest, headers)
    expect([answer.status, answer.body['code'], answer.body['quote']]).toEqual([
      409,
      'QUOTE_UNAVAILABLE',
      undefined,
    ])
  })

  it('when the price ran out, with a fresh one', async () => {
    const { body, quote } = await steps.start()
    const began = service.clock.now
    service.clock.now = new Date(began.getTime() + 45 * 60_000)
    const answer = await steps
      .page()
      .call<{ code: string; quote: { totalPrice: number; quoteId: string } }>(
        'POST',
        '/api/checkout-sessions',
        body,
        { ...DEMO, Origin: PAGE },
      )
    expect([answer.status, answer.body.code]).toEqual([409, 'QUOTE_EXPIRED'])
    expect(answer.body.quote.totalPrice).toBe(quote.totalPrice)
    const fresh = { ...body, quoteId: answer.body.quote.quoteId }
    expect((await steps.page().call('POST', '/api/checkout-sessions', fresh, DEMO)).status).toBe(201)
    service.clock.now = began
  })
})
