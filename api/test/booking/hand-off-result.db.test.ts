import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { BACK, handOff } from '../support/hand-off.ts'
import { newPartner } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let steps: ReturnType<typeof handOff>
beforeAll(async () => {
  service = await sharedService()
  steps = handOff(service)
})

describe('the result', () => {
  it('is given once, and again under the same key', async () => {
    const paid = await steps.paidCheckout()
    const { token } = await steps.returnLink(paid)
    const first = await steps.redeem(token, { 'Idempotency-Key': `result-${paid.id}` })
    expect(first.body).toMatchObject({ bookingNumber: paid.number })
    expect((await steps.redeem(token, { 'Idempotency-Key': `result-${paid.id}` })).body).toEqual(first.body)
    const again = await steps.redeem(token)
    expect([again.status, again.body['code']]).toEqual([409, 'RESULT_TOKEN_USED'])
    // The traveller still comes back, without a token.
    expect((await steps.returnLink(paid)).token).toBe('')
  })

  it('is given once to many who ask at once', async () => {
    const { token } = await steps.returnLink(await steps.paidCheckout())
    const answers = await Promise.all(Array.from({ length: 20 }, () => steps.redeem(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body['code'] === 'RESULT_TOKEN_USED')).toHaveLength(19)
  })

  it('is kept from other partners, and from those who come late', async () => {
    const paid = await steps.paidCheckout()
    const { token } = await steps.returnLink(paid)
    const other = await newPartner(service)
    const stolen = await steps.redeem(token, {
      Authorization: `Bearer ${await other.key('secret')}`,
      Origin: '',
    })
    expect(stolen.body['code']).toBe('RESULT_TOKEN_INVALID')
    const began = service.clock.now
    service.clock.now = new Date(began.getTime() + 11 * 60_000)
    expect((await steps.redeem(token)).body['code']).toBe('RESULT_TOKEN_INVALID')
    service.clock.now = began
  })

  it('a newer token takes the place of the one before', async () => {
    const paid = await steps.paidCheckout()
    const [first, second] = [await steps.returnLink(paid), await steps.returnLink(paid)]
    expect((await steps.redeem(first.token)).body['code']).toBe('RESULT_TOKEN_INVALID')
    expect((await steps.redeem(second.token)).status).toBe(200)
  })

  it('leaves the rest of the partner’s address as it was', async () => {
    const query = 'room=a%20b&sea-view&sig=~x!&fiacre_result=cr_old'
    const { token: opening, made } = await steps.start(undefined, { returnUrl: `${BACK}?${query}#top` })
    const { client } = await newTraveller(service.url)
    const booked = await steps.book(client, (await steps.open(client, opening)).body)
    await steps.pay(booked.body.booking.id)
    const { url, token } = await steps.returnLink({ client, id: made.body.checkoutSessionId })
    expect(url.href).toBe(`${BACK}?room=a%20b&sea-view&sig=~x!&fiacre_result=${token}#top`)
    expect((await steps.redeem(token)).status).toBe(200)
    const later = await steps.returnLink({ client, id: made.body.checkoutSessionId })
    expect(later.url.href).toBe(`${BACK}?room=a%20b&sea-view&sig=~x!#top`)
  })

  it('of a booking that is not paid says so, and lets the paid one follow', async () => {
    const { token, made } = await steps.start()
    const { client } = await newTraveller(service.url)
    const { body } = await steps.open(client, token)
    const booked = await steps.book(client, body)
    const visit = { client, id: made.body.checkoutSessionId }
    const left = await steps.returnLink(visit)
    const number = booked.body.booking.bookingNumber
    expect((await steps.redeem(left.token)).body).toMatchObject({ outcome: 'unpaid', bookingNumber: number })
    expect((await steps.redeem(left.token)).body['code']).toBe('RESULT_TOKEN_INVALID')
    await steps.pay(booked.body.booking.id)
    const { token: result } = await steps.returnLink(visit)
    expect((await steps.redeem(result)).body).toMatchObject({ outcome: 'booked', bookingNumber: number })
  })
})

describe('going back without a booking', () => {
  const cancelUrl = `${BACK}?left=1`

  it('leads to the address for it, with the journey, and leaves the checkout open', async () => {
    const request = { ...trip(service.clock.now), accessLevel: 'flexible', extras: { meetAndGreet: true } }
    const { token: opening, made } = await steps.start(request, {
      cancelUrl,
      currency: 'CHF',
      distanceUnit: 'mi',
    })
    const client = steps.page()
    const { body: checkout } = await steps.open(client, opening)
    expect(checkout).toMatchObject({ backUrl: cancelUrl, currency: 'CHF', distanceUnit: 'mi' })
    const { url, token } = await steps.returnLink({ client, id: made.body.checkoutSessionId })
    expect(url.href).toBe(`${cancelUrl}&fiacre_result=${token}`)
    const header = { 'Idempotency-Key': `cancelled-${made.body.checkoutSessionId}` }
    const first = await steps.redeem(token, header)
    expect(first.body).toMatchObject({
      outcome: 'cancelled',
      journey: checkout.journey,
      extras: { meetAndGreet: true },
      accessLevel: 'flexible',
    })
    expect((await steps.redeem(token, header)).body).toEqual(first.body)
    expect((await steps.redeem(token)).body['code']).toBe('RESULT_TOKEN_INVALID')
    expect((await steps.current(client)).body.status).toBe('open')
  })

  it('keeps the journey nowhere but with its price', async () => {
    const { token: opening, made } = await steps.start()
    const client = steps.page()
    await steps.open(client, opening)
    const { token } = await steps.returnLink({ client, id: made.body.checkoutSessionId })
    const key = `kept-${made.body.checkoutSessionId}`
    await steps.redeem(token, { 'Idempotency-Key': key })
    const { rows } = await sql<{ response: unknown }>`
      select response from idempotency_record where key = ${key}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ response: null }])
  })

  it('is for whoever opened it alone', async () => {
    const { token, made } = await steps.start()
    await steps.open(steps.page(), token)
    const stranger = await steps
      .page()
      .call('POST', `/api/checkout-sessions/${made.body.checkoutSessionId}/return`)
    expect(stranger.body['code']).toBe('NOT_FOUND')
  })

  it('leads to no address that the partner has not listed', async () => {
    const { made } = await steps.start(undefined, { cancelUrl: 'https://evil.example/' })
    expect([made.status, made.body.code]).toEqual([422, 'RETURN_URL_NOT_ALLOWED'])
    expect(made.body).toHaveProperty('errors', [expect.objectContaining({ pointer: '/cancelUrl' })])
  })
})
