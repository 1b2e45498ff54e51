import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { ledger, mailsOfKind, paymentsOf } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, quoteFor, trip, type BookingBody } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string
let id: number
let page: string

beforeAll(async () => {
  service = await sharedService()
  const traveller = await newTraveller(service.url)
  client = traveller.client
  email = traveller.email
})
beforeEach(async () => {
  const { booked } = await bookTrip(client, trip(service.clock.now))
  id = booked.body.booking.id
  page = new URL(booked.body.paymentRedirectUrl).pathname
})

interface Decision {
  outcome: string
  returnUrl: string
}

const decide = (body: unknown, by: TestClient = client) => by.call<Decision>('POST', page, body)
const statusOf = async () => {
  const { body } = await client.call('GET', `/api/bookings/${id}`)
  return [body['status'], body['paymentStatus']]
}
const text = async (response: Response) => response.text()

describe('the sandbox payment page', () => {
  it('shows what is paid, and looking at it decides nothing', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await client.fetch(page, { method })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await text(response)
      if (method === 'GET') {
        expect(html).toContain('No money moves')
        expect(html).toMatch(/€\d+\.\d\d/)
        expect(html).toContain(`/payment?booking=${id}`)
      }
    }
    expect(await statusOf()).toEqual(['pending', 'pending'])
    expect((await paymentsOf(service, id))[0]?.status).toBe('open')
  })

  it('needs nobody to be signed in: its address is the secret', async () => {
    const anybody = new TestClient(service.url)
    expect((await anybody.fetch(page)).status).toBe(200)
    expect(page).toMatch(/^\/sandbox\/pay\/[\w-]{24}$/)
  })

  it('pays by JSON and answers the outcome and where to go', async () => {
    const answer = await decide({ outcome: 'paid' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      outcome: 'paid',
      returnUrl: `${service.url}/payment-success?booking=${id}`,
    })
    expect(await statusOf()).toEqual(['confirmed', 'completed'])
  })

  it('declines by JSON', async () => {
    const answer = await decide({ outcome: 'declined' })
    expect(answer.body).toEqual({ outcome: 'declined', returnUrl: `${service.url}/payment?booking=${id}` })
    expect(await statusOf()).toEqual(['pending', 'failed'])
  })

  it.each([
    ['paid', '/payment-success', ['confirmed', 'completed']],
    ['declined', '/payment', ['pending', 'failed']],
  ])('takes a form too: %s', async (outcome, path, status) => {
    const answer = await client.fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }) })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${service.url}${path}?booking=${id}`)
    expect(await statusOf()).toEqual(status)
  })

  it.each<[string, unknown]>([
    ['another word', { outcome: 'refunded' }],
    ['nothing', {}],
    ['a list', ['paid']],
    ['a number', { outcome: 1 }],
    ['more than the outcome', { outcome: 'paid', amountCents: 1 }],
    ['null', null],
  ])('refuses %s and stays undecided', async (_name, body) => {
    expectProblem(await decide(body), { code: 'INVALID_REQUEST' })
    expect(await statusOf()).toEqual(['pending', 'pending'])
  })

  it('refuses broken JSON, other media types and long bodies', async () => {
    const send = (type: string, body: string) =>
      rawRequest(service.url, { method: 'POST', path: page, headers: { 'Content-Type': type }, body })
    expectProblem(await send('application/json', '{"outcome":'), { code: 'MALFORMED_JSON' })
    expectProblem(await send('text/plain', 'paid'), { code: 'INVALID_REQUEST' })
    expectProblem(await send('application/json', ''), { code: 'MALFORMED_JSON' })
    expectProblem(await send('application/json', JSON.stringify({ outcome: 'x'.repeat(5000) })), {
      code: 'PAYLOAD_TOO_LARGE',
    })
    expectProblem(await send('application/x-www-form-urlencoded', 'outcome=paid&outcome=x&y=1'), {
      code: 'INVALID_REQUEST',
    })
    expect(await statusOf()).toEqual(['pending', 'pending'])
  })

  it('answers other methods with 405 and unknown addresses with 404', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await rawRequest(service.url, { method, path: page })
      expectProblem(answer, { code: 'METHOD_NOT_ALLOWED' })
      expect(answer.headers.get('allow')).toBe('GET, POST')
    }
    for (const path of ['/sandbox/pay/unknown-token', `${page}x`]) {
      expectProblem(await rawRequest(service.url, { path }), { code: 'NOT_FOUND' })
    }
  })

  it('shows the decision afterwards, and none to decide again', async () => {
    await decide({ outcome: 'paid' })
    const html = await text(await client.fetch(page))
    expect(html).toContain('This payment was made.')
    expect(html).not.toContain('name="outcome"')
    expect(html).toContain(`/payment-success?booking=${id}`)
  })

  it('keeps the first decision, whatever is sent later', async () => {
    await decide({ outcome: 'paid' })
    const again = await decide({ outcome: 'declined' })
    expect(again.body).toEqual({ outcome: 'paid', returnUrl: `${service.url}/payment-success?booking=${id}` })
    expect(await statusOf()).toEqual(['confirmed', 'completed'])
  })

  it('tells everybody the same when both buttons are pressed at once, many times', async () => {
    const before = await mailsOfKind(service, email, 'booking-paid')
    const pressed = Array.from({ length: 20 }, (_, i) => decide({ outcome: i % 2 ? 'paid' : 'declined' }))
    const answers = await Promise.all(pressed)
    const outcomes = new Set(answers.map(({ body }) => body.outcome))
    expect(outcomes.size).toBe(1)
    const wasPaid = outcomes.has('paid')
    expect(await statusOf()).toEqual(wasPaid ? ['confirmed', 'completed'] : ['pending', 'failed'])
    expect((await ledger(service)).has(`booking:${id}`)).toBe(wasPaid)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(before + (wasPaid ? 1 : 0))
  })

  it('shows a text with markup as text', async () => {
    const pickupLocation = '<b onclick="x()">Hotel</b> & co, Geneva'
    const request = trip(service.clock.now, { pickupLocation })
    const quote = await quoteFor(client, request)
    const booked = await client.call<BookingBody>('POST', '/api/bookings', {
      ...request,
      quoteId: quote.quoteId,
    })
    const html = await text(await client.fetch(new URL(booked.body.paymentRedirectUrl).pathname))
    expect(html).toContain('&lt;b onclick=&quot;x()&quot;>Hotel&lt;/b> &amp; co')
    expect(html).not.toContain('<b onclick')
  })

  it('is left without a decision and paid later on the same page', async () => {
    await client.fetch(page)
    const payer = { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email }
    const again = await client.call<{ redirect_url: string }>('POST', '/api/payments/create', payer)
    expect(new URL(again.body.redirect_url).pathname).toBe(page)
    await decide({ outcome: 'paid' })
    expect(await statusOf()).toEqual(['confirmed', 'completed'])
  })
})
