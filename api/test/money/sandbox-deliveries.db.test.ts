import Koa from 'koa'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findRow } from '#platform/database/rows.ts'
import { answeringServer } from '#platform/outside/testing/answering-server.ts'
import type { PaymentGateway } from '#money/payments/gateway.ts'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { sandboxPage } from '#money/payments/sandbox/sandbox-page.ts'
import { TestClient } from '../support/client.ts'
import { paymentsOf } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

const HOUR = 3_600_000
let service: TestService
let client: TestClient
let gateway: PaymentGateway
let page: string
let session: PaymentSessionRow

/** A page like the service's, whose callbacks go to a server that notes them. */
let noting: { client: TestClient; taken: Awaited<ReturnType<typeof answeringServer>>; close(): Promise<void> }

beforeAll(async () => {
  service = await testService()
  client = (await newTraveller(service.url)).client
  const found = service.context.gateways.byName('sandbox')
  if (!found) throw new Error('The sandbox is not on.')
  gateway = found
  const taken = await answeringServer({ json: {} })
  const server = new Koa().use(sandboxPage(service.context, () => taken.url, 'secret')).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  noting = {
    client: new TestClient(`http://127.0.0.1:${port}`),
    taken,
    async close() {
      await new Promise((done) => server.close(done).closeAllConnections())
      await taken.close()
    },
  }
})
beforeEach(async () => {
  service.clock.now = new Date()
  noting.taken.asked.length = 0
  const { booked } = await bookTrip(client, trip(service.clock.now))
  page = new URL(booked.body.paymentRedirectUrl).pathname
  const [payment] = await paymentsOf(service, booked.body.booking.id)
  const row = await findRow(service.context.orm.em.fork(), PaymentSession, { id: payment?.id ?? '' })
  if (!row) throw new Error('There is no payment session.')
  session = row
})
afterAll(async () => {
  await noting.close()
  await service.close()
})

const decide = (body: object, by = noting.client) =>
  by.call<{ outcome: string; returnUrl: string }>('POST', page, body)
const events = () => noting.taken.asked.map(({ body }) => JSON.parse(body) as { id: string; type: string })
const html = async () => (await client.fetch(page)).text()

/** How long the queued callbacks of the session wait, in seconds. */
async function queued(): Promise<number[]> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from start_after - created_on)::int as wait from jobs.job
    where name = 'sandbox-callback' and data->>'sessionId' = ${session.id}
    order by created_on`.execute(service.context.orm.em.fork().getKysely())
  return rows.map(({ wait }) => wait)
}

describe('a decision on the sandbox page', () => {
  it.each<[string, object, number, number[]]>([
    ['at once, with another for safety', {}, 1, [3]],
    ['twice at once', { delivery: 'twice' }, 2, [3]],
    ['late', { delivery: 'late' }, 0, [20]],
    ['as late as is asked', { delivery: 'late', delaySeconds: 3600 }, 0, [3600]],
    ['never', { delivery: 'lost' }, 0, []],
  ])('is told %s, as one event', async (_when, delivery, sent, waits) => {
    expect((await decide({ outcome: 'paid', ...delivery })).body.outcome).toBe('paid')
    expect(events()).toHaveLength(sent)
    expect(await queued()).toEqual(waits)
    const found = await gateway.look(session)
    expect(found).toMatchObject({ sessionId: session.id, outcome: 'paid', amountCents: session.amountCents })
    const ids = new Set([...events().map(({ id }) => id), typeof found === 'string' ? found : found.id])
    expect(ids.size).toBe(1)
  })

  it('takes the form of the page, where the delay comes along unasked', async () => {
    const form = (delivery: string, delaySeconds: string) =>
      client.fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: 'declined', delivery, delaySeconds }),
      })
    expect((await form('late', '0')).status).toBe(400)
    expect((await form('late', '')).status).toBe(303)
    expect(await queued()).toEqual([20])
  })

  it('may bring another sum, which waits for a person', async () => {
    const form = new URLSearchParams({
      outcome: 'paid',
      delivery: 'now',
      delaySeconds: '20',
      arrivedCents: '1',
    })
    expect((await client.fetch(page, { method: 'POST', body: form })).status).toBe(303)
    const found = await paymentsOf(service, session.bookingId ?? 0)
    expect(found.map(({ status }) => status)).toEqual(['review'])
    expect(await gateway.look(session)).toMatchObject({ outcome: 'paid', amountCents: 1 })
  })

  it.each([
    { delivery: 'soon' },
    { delaySeconds: 0 },
    { delaySeconds: 3601 },
    { delaySeconds: 1.5 },
    { arrivedCents: 0 },
  ])('is refused with %j', async (more) => {
    expectProblem(await decide({ outcome: 'paid', ...more }, client), { code: 'INVALID_REQUEST' })
    expect(await gateway.look(session)).toBe('open')
  })

  it('that clears later leaves the page open for what becomes of it, once', async () => {
    const first = await decide({ outcome: 'processing' })
    expect(first.body).toEqual({ outcome: 'processing', returnUrl: session.returnUrl })
    expect(await gateway.look(session)).toMatchObject({ outcome: 'processing' })
    expect(await html()).toContain('The money arrives')
    service.clock.now = new Date(service.clock.now.getTime() + 72 * HOUR)
    expect((await decide({ outcome: 'paid' })).body.outcome).toBe('paid')
    expect((await decide({ outcome: 'declined' })).body.outcome).toBe('paid')
    expect((await decide({ outcome: 'processing' })).body.outcome).toBe('paid')
    expect(events().map(({ type }) => type)).toEqual(['payment.processing', 'payment.paid'])
    expect(new Set(events().map(({ id }) => id)).size).toBe(2)
  })
})

describe('a page of the sandbox', () => {
  it('that is closed takes no payment, and says so', async () => {
    expect(await gateway.look(session)).toBe('open')
    expect(await gateway.close(session)).toBe('closed')
    expect(await gateway.close(session)).toBe('closed')
    expect((await decide({ outcome: 'paid' })).body).toEqual({
      outcome: 'expired',
      returnUrl: session.cancelUrl,
    })
    expect(await html()).toContain('This page is closed')
    expect(events()).toEqual([])
    expect(await gateway.look(session)).toMatchObject({ outcome: 'expired' })
  })

  it('closes by itself after a day, and tells the same of it every time', async () => {
    service.clock.now = new Date(session.createdAt.getTime() + 25 * HOUR)
    const found = await gateway.look(session)
    expect(found).toMatchObject({ outcome: 'expired', sessionId: session.id })
    expect(await gateway.look(session)).toEqual(found)
    expect((await decide({ outcome: 'paid' })).body.outcome).toBe('expired')
    expect(await gateway.close(session)).toBe('closed')
  })

  it.each(['paid', 'declined', 'processing'])('that was %s is too late to close', async (outcome) => {
    await decide({ outcome })
    expect(await gateway.close(session)).toMatchObject({ outcome, sessionId: session.id })
  })

  it('is paid or closed, never both, when both come at once', async () => {
    const [closed, decided] = await Promise.all([gateway.close(session), decide({ outcome: 'paid' })])
    const isPaid = decided.body.outcome === 'paid'
    expect(closed).toEqual(isPaid ? expect.objectContaining({ outcome: 'paid' }) : 'closed')
    expect(await gateway.look(session)).toMatchObject({ outcome: isPaid ? 'paid' : 'expired' })
  })

  it('lets its form lead back to where the traveller came from, and nowhere else', async () => {
    const policyOf = async (path: string) =>
      (await client.fetch(path)).headers.get('content-security-policy')?.match(/form-action [^;]*/)?.[0]
    expect(await policyOf(page)).toBe("form-action 'self'")
    const at = (path: string) => `http://hotel.localhost:3000${path}`
    const urls = { returnUrl: at('/payment-success'), cancelUrl: at('/payment') }
    const partners = await gateway.open({ ...session, ...urls, id: crypto.randomUUID() })
    expect(await policyOf(new URL(partners.redirectUrl).pathname)).toBe(
      "form-action 'self' http://hotel.localhost:3000",
    )
  })

  it('is found again by its session, and closed before it was ever opened', async () => {
    const again = await gateway.open(session)
    expect(new URL(again.redirectUrl).pathname).toBe(page)
    expect(again.gatewayReference).not.toContain(page.split('/').at(-1))
    const unopened = { ...session, id: crypto.randomUUID() }
    expect(await gateway.look(unopened)).toBe('open')
    expect(await gateway.close(unopened)).toBe('closed')
    const late = await gateway.open(unopened)
    expect(await (await client.fetch(new URL(late.redirectUrl).pathname)).text()).toContain(
      'This page is closed',
    )
  })
})
