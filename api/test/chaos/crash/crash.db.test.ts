import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmed } from '../../support/accounts.ts'
import { TestClient } from '../../support/client.ts'
import { atLength } from '../../support/at-length.ts'
import { BACK, handOff } from '../../support/hand-off.ts'
import { newPartner } from '../../support/partners.ts'
import { testService, type TestService } from '../../support/service.ts'
import { mailsTo, newTraveller, quoteFor, trip, until, type BookingBody } from '../../support/traveller.ts'
import { from, killAtEachStep } from './kill-at-each-step.ts'

let survivor: TestService
let traveller: { client: TestClient; email: string }

beforeAll(async () => {
  survivor = await testService()
  traveller = await newTraveller(survivor.url)
  await confirmed(survivor, traveller.email)
})
afterAll(() => survivor.close())

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(survivor.context.orm.em.fork().getKysely())
  return rows[0]?.n ?? Number.NaN
}

async function isLedgerBalanced(): Promise<boolean> {
  return (await count(sql`select coalesce(sum(amount_cents), 0)::int as n from ledger_entry`)) === 0
}

describe('kill -9 at each step', () => {
  it.runIf(atLength(true, false))(
    'leaves a booking that the same request finishes, once, with its promo code and checkout',
    async () => {
      const owner = await newPartner(survivor, { returnUrls: [BACK] })
      // A live key: tests use up no promo code.
      const partner = handOff(survivor, { Authorization: `Bearer ${await owner.key('secret')}` })
      const steps = await killAtEachStep(survivor, {
        async prepare() {
          const { token } = await partner.start()
          const { body: checkout } = await partner.open(traveller.client, token)
          const { quote, journey, checkoutSessionId } = checkout
          const body = { ...journey, quoteId: quote.quoteId, totalPrice: quote.totalPrice, checkoutSessionId }
          return { body, key: `crash-${quote.quoteId}` }
        },
        act: (url, { body, key }) =>
          from(traveller.client, url)('/api/bookings', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
            body: JSON.stringify(body),
          }),
        async look({ body, key }) {
          const answers = [1, 2].map(() =>
            traveller.client.call<BookingBody>('POST', '/api/bookings', body, { 'Idempotency-Key': key }),
          )
          const [first, second] = await Promise.all(answers)
          expect(first?.status).toBe(201)
          expect(second?.body).toEqual(first?.body)
          expect(first?.body.paymentRedirectUrl).toContain('/sandbox/pay/')
          expect(
            await count(sql`select count(*)::int as n from booking where quote_id = ${body.quoteId}`),
          ).toBe(1)
          const reference = `booking:${first?.body.booking.id}`
          expect(
            await count(sql`select count(*)::int as n from payment_session where reference = ${reference}`),
          ).toBe(1)
          const id = first?.body.booking.id
          expect(await count(sql`select count(*)::int as n from promo_use where booking_id = ${id}`)).toBe(1)
          expect(
            await count(sql`select count(*)::int as n from checkout_session where booking_id = ${id}`),
          ).toBe(1)
        },
      })
      expect(steps).toBeGreaterThan(3)
      // What was undone was not counted.
      expect(await count(sql`select uses as n from promo_code where code = 'WELCOME10'`)).toBe(
        await count(sql`select count(*)::int as n from promo_use`),
      )
    },
    240_000,
  )

  it('settles a paid booking exactly once', { timeout: 300_000 }, async () => {
    const paid: { id: number; bookingNumber: string }[] = []
    const steps = await killAtEachStep(survivor, {
      async prepare() {
        const request = trip(survivor.clock.now)
        const quote = await quoteFor(traveller.client, request)
        const { body } = await traveller.client.call<BookingBody>('POST', '/api/bookings', {
          ...request,
          quoteId: quote.quoteId,
        })
        return { booking: body.booking, page: new URL(body.paymentRedirectUrl).pathname }
      },
      act: (url, { page }) => pay(from(traveller.client, url), page),
      async look({ booking, page }) {
        // The traveller comes back to the page and presses again: decided or not, nothing is paid twice.
        await pay(from(traveller.client, survivor.url), page)
        paid.push(booking)
      },
    })
    expect(steps).toBeGreaterThanOrEqual(atLength(4, 3))
    for (const { id, bookingNumber } of paid) {
      const settled = await until(
        () => traveller.client.call<{ status: string; paymentStatus: string }>('GET', `/api/bookings/${id}`),
        ({ body }) => body.paymentStatus === 'completed',
        45_000,
      )
      expect(settled.body, bookingNumber).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
      expect(
        await count(sql`select count(*)::int as n from ledger_entry where account = ${`booking:${id}`}`),
      ).toBe(1)
    }
    expect(await isLedgerBalanced()).toBe(true)
    const subjects = paid.map(({ bookingNumber }) => `Booking ${bookingNumber} is confirmed`)
    const confirmations = async () =>
      (await mailsTo(traveller.client, traveller.email))
        .map((mail) => mail.subject)
        .filter((s) => subjects.includes(s))
    const received = await until(confirmations, (all) => all.length >= subjects.length, 45_000)
    expect(received.toSorted()).toEqual(subjects.toSorted())
  })
})

function pay(send: ReturnType<typeof from>, page: string) {
  return send(page, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  })
}
