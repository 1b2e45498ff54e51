import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN } from '../../support/administrators.ts'
import { signInAdministrator } from '../../support/callers.ts'
import type { TestClient } from '../../support/client.ts'
import { atLength } from '../../support/at-length.ts'
import { callbackBody, ledger, sendCallback, type PaymentRecord } from '../../support/payment-callbacks.ts'
import { testService, type TestService } from '../../support/service.ts'
import { bookTrip, newTraveller, trip, type BookingBody } from '../../support/traveller.ts'
import { from, killAtEachStep } from './kill-at-each-step.ts'

type Booking = BookingBody['booking'] & { totalPriceCents: number; paidCents: number; refundedCents: number }

interface Answer {
  booking: Booking
  applied: boolean
}

let service: TestService
let traveller: TestClient
let admin: TestClient

beforeAll(async () => {
  service = await testService(ADMIN)
  traveller = (await newTraveller(service.url)).client
  admin = await signInAdministrator(service.url)
})
afterAll(() => service.close())

/** Something asked of a booking with a key, that dies on its way. */
interface Request {
  booking: Booking
  path: string
  body: object
  key: string
  who: TestClient
}

const ask = (path: string, body: object, who = traveller) => ({ path, body, key: randomUUID(), who })

/** Kills the service on its way through the request, and asks again, twice at once: both get the same answer. */
async function killed(
  prepare: () => Promise<Request>,
  look: (booking: Booking, answer: Answer) => Promise<void>,
): Promise<void> {
  const steps = await killAtEachStep(service, {
    prepare,
    act: (url, { path, body, key, who }) =>
      from(who, url)(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      }),
    async look({ booking, path, body, key, who }) {
      const again = () => who.call<Answer>('POST', path, body, { 'Idempotency-Key': key })
      const [one, other] = await Promise.all([again(), again()])
      expect(one?.status, JSON.stringify(one?.body)).toBe(200)
      expect(other?.body).toEqual(one?.body)
      if (one) await look(booking, one.body)
      const accounts = await ledger(service)
      expect([...accounts.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0)
      expect(accounts.get('refunds') ?? 0).toBe(0)
    },
  })
  // Before and after its commit, and after its answer is kept.
  expect(steps).toBeGreaterThanOrEqual(3)
}

async function booked(more: object = {}, request = trip(service.clock.now)): Promise<Booking> {
  const { booked: made } = await bookTrip(traveller, { ...request, ...more })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.booking as Booking
}

async function paidFor(booking: Booking): Promise<Booking> {
  for (const session of await openPages(booking)) await sendCallback(service, callbackBody(session, 'paid'))
  return now(booking)
}

async function openPages({ id }: Booking): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select id, status, amount_cents, attempt from payment_session
    where booking_id = ${id} and status in ('opening', 'open')`.execute(db())
  return rows
}

const db = () => service.context.orm.em.fork().getKysely()
const now = async ({ id }: Booking) => (await traveller.call<Booking>('GET', `/api/bookings/${id}`)).body

/** The postings and the mails of a kind about a booking. */
async function counted({ id, bookingNumber }: Booking, posting: string, mail: string) {
  const { rows } = await sql<{ postings: number; mails: number }>`
    select (select count(*) from ledger_posting where booking_id = ${id} and kind = ${posting})::int as postings,
      (select count(*) from jobs.job where name = 'mail' and data->'mail'->>'kind' = ${mail}
        and data->'mail'->'booking' @> ${JSON.stringify({ bookingNumber })}::jsonb)::int as mails`.execute(
    db(),
  )
  return rows[0]
}

describe('kill -9 at each step', { timeout: 120_000 }, () => {
  it.runIf(atLength(true, false))('of cancelling gives the money back once', async () => {
    await killed(
      async () => {
        const booking = await paidFor(await booked())
        expect(booking.status).toBe('confirmed')
        return { booking, ...ask(`/api/bookings/${booking.id}/cancellation`, {}) }
      },
      async (booking) => {
        const paidCents = 0
        const refundedCents = booking.totalPriceCents
        expect(await now(booking)).toMatchObject({ status: 'cancelled', paidCents, refundedCents })
        expect(await counted(booking, 'REFUND', 'booking-cancelled')).toEqual({ postings: 1, mails: 1 })
      },
    )
  })

  it.runIf(atLength(true, false))('of paying out of the balance confirms a booking once', async () => {
    const { totalPriceCents: cents } = await paidFor(await booked())
    await killed(
      async () => {
        const [saved, booking] = [await paidFor(await booked()), await booked()]
        await traveller.call('POST', `/api/bookings/${saved.id}/cancellation`, {})
        const payer = { firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
        const body = { bookingId: booking.id, ...payer, balanceCents: cents }
        return { booking, ...ask('/api/payments/create', body) }
      },
      async (booking) => {
        const state = { status: 'confirmed', paymentStatus: 'completed', paidCents: booking.totalPriceCents }
        expect(await now(booking)).toMatchObject(state)
        expect(await counted(booking, 'PAYMENT', 'booking-paid')).toEqual({ postings: 1, mails: 1 })
      },
    )
  })

  it.runIf(atLength(true, false))('of recording a transfer counts it once', async () => {
    await killed(
      async () => {
        const booking = await booked()
        const body = { amountCents: booking.totalPriceCents }
        return { booking, ...ask(`/api/admin/bookings/${booking.id}/payment`, body, admin) }
      },
      async (booking) => {
        expect(await now(booking)).toMatchObject({ status: 'confirmed', paidCents: booking.totalPriceCents })
        expect(await counted(booking, 'PAYMENT', 'receipt')).toEqual({ postings: 1, mails: 1 })
      },
    )
  })

  it.runIf(atLength(true, false))('of a change that costs less gives the difference back once', async () => {
    await killed(
      async () => {
        const booking = await paidFor(await booked({ vehicleTypeId: 2 }))
        return { booking, ...ask(`/api/bookings/${booking.id}/changes`, { vehicleTypeId: 1 }) }
      },
      async (booking, { applied }) => {
        expect(applied).toBe(true)
        const { totalPriceCents, paidCents, refundedCents } = await now(booking)
        expect(refundedCents).toBeGreaterThan(0)
        expect([paidCents, refundedCents]).toEqual([
          totalPriceCents,
          booking.totalPriceCents - totalPriceCents,
        ])
        expect(await counted(booking, 'CHANGE', 'booking-changed')).toEqual({ postings: 1, mails: 1 })
      },
    )
  })

  it.runIf(atLength(true, false))(
    'of a change that costs more opens one payment, after which it holds',
    async () => {
      await killed(
        async () => {
          const booking = await paidFor(await booked())
          return { booking, ...ask(`/api/bookings/${booking.id}/changes`, { vehicleTypeId: 2 }) }
        },
        async (booking, { applied }) => {
          expect(applied).toBe(false)
          expect(await now(booking)).toEqual(booking)
          expect(await openPages(booking)).toHaveLength(1)
          const { totalPriceCents, paidCents, status } = await paidFor(booking)
          expect(totalPriceCents).toBeGreaterThan(booking.totalPriceCents)
          expect([paidCents, status]).toEqual([totalPriceCents, 'confirmed'])
          expect(await counted(booking, 'PAYMENT', 'booking-changed')).toEqual({ postings: 2, mails: 1 })
        },
      )
    },
  )

  it.runIf(atLength(true, false))('of a refund to the card sends it on its way once', async () => {
    const toCardCents = 500
    await killed(
      async () => {
        const booking = await paidFor(await booked())
        const body = { cancel: null, toBalanceCents: 0, toCardCents, reason: 'The driver came late.' }
        return { booking, ...ask(`/api/admin/bookings/${booking.id}/refunds`, body, admin) }
      },
      async (booking) => {
        const { rows } = await sql<{ cents: number }>`
          select amount_cents as cents from card_refund where booking_id = ${booking.id}`.execute(db())
        expect(rows).toEqual([{ cents: toCardCents }])
        expect(await now(booking)).toMatchObject({ refundedCents: toCardCents })
      },
    )
  })
})
