import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { BACK, CAMPAIGN, handOff } from '../support/hand-off.ts'
import { DEMO, newPartner, PAGE, partnerQuote } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip } from '../support/traveller.ts'

let service: TestService
let steps: ReturnType<typeof handOff>
beforeAll(async () => {
  service = await sharedService()
  steps = handOff(service)
})

async function opened() {
  const { token, quote } = await steps.start()
  const traveller = await newTraveller(service.url)
  const { body } = await steps.open(traveller.client, token)
  return { client: traveller.client, checkout: body, quote }
}

describe('the price of a checkout', () => {
  it('is its partner’s: that of another, or of nobody, is not booked in it', async () => {
    const { client, checkout, quote } = await opened()
    const other = await newPartner(service)
    const key = { Authorization: `Bearer ${await other.key('secret', 'test')}` }
    for (const headers of [key, {}]) {
      const foreign = await partnerQuote(service, trip(service.clock.now), headers)
      const refused = await steps.book(client, { ...checkout, quote: foreign })
      expect([refused.status, refused.body.code]).toEqual([409, 'QUOTE_UNAVAILABLE'])
      expect(refused.body.quote?.totalPrice).toBe(quote.totalPrice)
    }
    expect((await steps.book(client, (await steps.current(client)).body)).status).toBe(201)
  })

  it('keeps promo code and campaign when it is asked for in booking', async () => {
    const { client, checkout, quote } = await opened()
    const { journey, checkoutSessionId } = checkout
    const body = { ...journey, totalPrice: quote.totalPrice, checkoutSessionId }
    const booked = await client.call<{ booking: { id: number } }>('POST', '/api/bookings', body)
    expect(booked.status).toBe(201)
    const { rows } = await sql`
      select promo_code, attribution from booking where id = ${booked.body.booking.id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ promo_code: 'WELCOME10', attribution: CAMPAIGN }])
  })

  it('takes the campaign of the hand-off where the price had none', async () => {
    const quote = await partnerQuote(service, trip(service.clock.now))
    const body = { quoteId: quote.quoteId, returnUrl: BACK, attribution: CAMPAIGN }
    const made = await steps.page().call('POST', '/api/checkout-sessions', body, { ...DEMO, Origin: PAGE })
    expect(made.status).toBe(201)
    const { rows } = await sql`select attribution from quote where id = ${quote.quoteId}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ attribution: CAMPAIGN }])
  })
})

describe('a checkout', () => {
  it('is a test exactly if its price is: a key of the other mode makes none', async () => {
    const partner = await newPartner(service)
    const bearer = async (mode: 'live' | 'test') => ({
      Authorization: `Bearer ${await partner.key('secret', mode)}`,
    })
    const [live, test] = [await bearer('live'), await bearer('test')]
    for (const [asked, handed] of [
      [live, test],
      [test, live],
    ] as const) {
      const { quoteId } = await partnerQuote(service, trip(service.clock.now), asked)
      const make = (headers: Record<string, string>) =>
        steps.page().call('POST', '/api/checkout-sessions', { quoteId }, headers)
      const refused = await make(handed)
      expect([refused.status, refused.body['code']]).toEqual([409, 'QUOTE_UNAVAILABLE'])
      expect((await make(asked)).status).toBe(201)
    }
  })

  it('of a booked price gets a fresh one that anybody may book', async () => {
    const { client, checkout, quote } = await opened()
    expect((await steps.book(client, checkout)).status).toBe(201)
    const again = await steps
      .page()
      .call<{ quote: { quoteId: string } }>(
        'POST',
        '/api/checkout-sessions',
        { quoteId: quote.quoteId },
        { ...DEMO, Origin: PAGE },
      )
    expect(again.status).toBe(409)
    const { rows } = await sql`select user_id from quote where id = ${again.body.quote.quoteId}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ user_id: null }])
  })

  it('no longer leads to a page that the partner has taken off its list', async () => {
    const back = 'https://once.example/transfers'
    const partner = await newPartner(service, { returnUrls: [back] })
    const headers = { Authorization: `Bearer ${await partner.key('secret')}` }
    const { quoteId } = await partnerQuote(service, trip(service.clock.now), headers)
    const body = { quoteId, returnUrl: back }
    const made = await steps.page().call<{ url: string }>('POST', '/api/checkout-sessions', body, headers)
    const { client } = await newTraveller(service.url)
    const token = new URL(made.body.url).searchParams.get('session') ?? ''
    const { body: checkout } = await steps.open(client, token)
    expect(checkout.backUrl).toBe(back)
    await steps.pay((await steps.book(client, checkout)).body.booking.id)
    await sql`delete from partner_return_url where partner_id = ${partner.id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect((await steps.current(client)).body.backUrl).toBeNull()
    const way = await client.call('POST', `/api/checkout-sessions/${checkout.checkoutSessionId}/return`)
    expect([way.status, way.body['url']]).toEqual([200, null])
  })

  it('is gone from a browser after signing out', async () => {
    const { client } = await opened()
    await client.call('POST', '/api/auth/logout')
    expect((await steps.current(client)).status).toBe(404)
    const { email } = await newTraveller(service.url)
    await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
    expect((await steps.current(client)).status).toBe(404)
  })
})
