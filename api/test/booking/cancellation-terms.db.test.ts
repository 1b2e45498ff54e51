import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import type { TestClient } from '../support/client.ts'
import {
  balanceOf,
  bookBy,
  bookingOf,
  expectSound,
  HOUR,
  paidBooking,
  settleNewest,
} from '../support/money.ts'
import type { Booking, Schemas } from '../support/money.ts'
import { mailsOfKind } from '../support/payment-callbacks.ts'
import { newPromo } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client, email } = await newTraveller(service.url))
})

const path = (id: number) => `/api/bookings/${id}/cancellation`
const preview = async (id: number, by = client) =>
  (await by.call<Schemas['Cancellation']>('GET', path(id))).body
const cancel = (id: number, body: Record<string, unknown> = {}, headers = {}) =>
  client.call<Schemas['CancellationResult']>('POST', path(id), body, headers)

async function ofPartner(booking: Booking): Promise<void> {
  await sql`update booking set partner_id = gen_random_uuid() where id = ${booking.id}`.execute(
    database(service),
  )
}

interface Case {
  rule: string
  level: 'saver' | 'flexible'
  isPartners?: boolean
  until: (booking: Booking) => number
  /** Once it is too late. */
  after: string
}

const CASES: Case[] = [
  {
    rule: 'WITHIN_BOOKING_WINDOW',
    level: 'saver',
    until: ({ createdAt }) => Date.parse(createdAt) + 24 * HOUR,
    after: 'TOO_LATE',
  },
  {
    rule: 'BEFORE_START',
    level: 'flexible',
    until: ({ pickupAt }) => Date.parse(pickupAt),
    after: 'STARTED',
  },
  {
    rule: 'BEFORE_PARTNER_DEADLINE',
    level: 'saver',
    isPartners: true,
    until: ({ pickupAt }) => Date.parse(pickupAt) - 24 * HOUR,
    after: 'TOO_LATE',
  },
  {
    rule: 'BEFORE_START',
    level: 'flexible',
    isPartners: true,
    until: ({ pickupAt }) => Date.parse(pickupAt),
    after: 'STARTED',
  },
]

describe('a paid booking that is cancelled', () => {
  it.each(CASES)(
    'is refunded until the last millisecond: $rule, $level, partner $isPartners',
    async (one) => {
      const request = { accessLevel: one.level }
      const [kept, lost] = [
        await paidBooking(service, client, { request }),
        await paidBooking(service, client, { request }),
      ]
      if (one.isPartners) for (const booking of [kept, lost]) await ofPartner(booking)
      const paid = kept.totalPriceCents
      // A deadline of its own: the two were booked one after the other.
      service.clock.now = new Date(one.until(kept) - 1)
      const shown = await preview(kept.id)
      expect(shown).toMatchObject({ canCancel: true, reason: one.rule, refundCents: paid, keptCents: 0 })
      expect(shown.deadline?.at).toBe(new Date(one.until(kept)).toISOString())
      const { status, body } = await cancel(kept.id, { expectedRefundCents: paid })
      expect([status, body.refundedCents, body.balanceCents]).toEqual([200, paid, paid])
      expect(body.booking).toMatchObject({ status: 'cancelled', refundedCents: paid, paidCents: 0 })

      service.clock.now = new Date(one.until(lost))
      expect(await preview(lost.id)).toMatchObject({ reason: one.after, refundCents: 0, keptCents: paid })
      const late = await cancel(lost.id)
      if (one.after === 'STARTED') expectProblem(late, { code: 'CANCELLATION_NOT_ALLOWED' })
      else expect(late.body.booking).toMatchObject({ status: 'cancelled', refundedCents: 0, paidCents: paid })
      expect(await balanceOf(client)).toBe(paid)
      await expectSound(service)
    },
  )

  it('is told less by now when the deadline passed since it was shown', async () => {
    const booking = await paidBooking(service, client)
    const { refundCents } = await preview(booking.id)
    service.clock.now = new Date(Date.parse(booking.createdAt) + 24 * HOUR)
    const refused = await cancel(booking.id, { expectedRefundCents: refundCents })
    const problem = expectProblem(refused, { code: 'CANCELLATION_CHANGED' })
    expect((problem as unknown as { cancellation: unknown }).cancellation).toEqual(await preview(booking.id))
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
    expect((await cancel(booking.id, { expectedRefundCents: 0 })).status).toBe(200)
  })

  it('mails once, gives its promo code back, and is cancelled once however often it is asked', async () => {
    await newPromo(service, { code: 'ONCE', percent: 20, max_uses: 1 })
    const booking = await paidBooking(service, client, { request: { promoCode: 'ONCE' } })
    expect(booking.lines.at(-1)).toMatchObject({ code: 'DISCOUNT', percent: 20 })
    const key = { 'Idempotency-Key': 'cancel-1' }
    const first = await cancel(booking.id, { reason: 'ill' }, key)
    expect((await cancel(booking.id, { reason: 'ill' }, key)).body).toEqual(first.body)
    expectProblem(await cancel(booking.id, { reason: 'well' }, key), { code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await cancel(booking.id)).body).toEqual(first.body)
    expect(await preview(booking.id)).toMatchObject({ canCancel: false, reason: 'CANCELLED' })
    expect(await balanceOf(client)).toBe(booking.totalPriceCents)
    expect(await mailsOfKind(service, email, 'booking-cancelled')).toBe(1)
    const again = await bookBy(client, trip(service.clock.now, { promoCode: 'ONCE' }))
    expect(again.body.booking.lines.at(-1)).toMatchObject({ code: 'DISCOUNT', percent: 20 })
  })

  it('is nobody else’s to see or cancel', async () => {
    const booking = await paidBooking(service, client)
    const other = (await newTraveller(service.url)).client
    expectProblem(await other.call('GET', path(booking.id)), { code: 'NOT_FOUND' })
    expectProblem(await other.call('POST', path(booking.id), {}), { code: 'NOT_FOUND' })
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
  })

  it.each(['in-progress', 'completed'])('is not cancelled when it is %s', async (status) => {
    const booking = await paidBooking(service, client, { request: { accessLevel: 'flexible' } })
    await sql`update booking set status = ${status} where id = ${booking.id}`.execute(database(service))
    expect(await preview(booking.id)).toMatchObject({ canCancel: false, reason: 'STARTED', refundCents: 0 })
    expectProblem(await cancel(booking.id), { code: 'CANCELLATION_NOT_ALLOWED' })
  })
})

describe('a booking that nobody has paid', () => {
  it('costs nothing to cancel, at any time, and what was set aside comes back', async () => {
    const old = await paidBooking(service, client)
    await cancel(old.id)
    const credit = await balanceOf(client)
    const { body } = await bookBy(client, trip(service.clock.now, { vehicleTypeId: 4 }), {
      balanceCents: credit - 7,
    })
    expect(await balanceOf(client)).toBe(7)
    service.clock.now = new Date(Date.parse(body.booking.createdAt) + 60 * HOUR)
    const shown = { canCancel: true, reason: 'PART_PAID', refundCents: credit - 7, keptCents: 0 }
    expect(await preview(body.booking.id)).toMatchObject({ ...shown, deadline: null })
    expect((await cancel(body.booking.id)).body.balanceCents).toBe(credit)
    await settleNewest(service, body.booking.id)
    expect(await balanceOf(client)).toBe(body.booking.totalPriceCents + 7)
    expect((await bookingOf(client, body.booking.id)).status).toBe('cancelled')
    await expectSound(service)
  })
})

describe('a booking that is paid after its cancellation was shown', () => {
  it('is not cancelled at the cost of what was paid', async () => {
    const { body } = await bookBy(client, trip(service.clock.now))
    const { id, totalPriceCents } = body.booking
    expect(await preview(id)).toMatchObject({ reason: 'NOTHING_PAID', refundCents: 0, keptCents: 0 })
    await settleNewest(service, id)
    service.clock.now = new Date(Date.parse(body.booking.createdAt) + 24 * HOUR)
    const shown = { expectedRefundCents: 0, expectedKeptCents: 0 }
    const late = await client.call('POST', `/api/bookings/${id}/cancellation`, shown)
    expectProblem(late, { code: 'CANCELLATION_CHANGED' })
    expect(late.body).toMatchObject({ cancellation: { refundCents: 0, keptCents: totalPriceCents } })
    expect((await bookingOf(client, id)).status).toBe('confirmed')
    const agreed = { expectedRefundCents: 0, expectedKeptCents: totalPriceCents }
    expect((await client.call('POST', `/api/bookings/${id}/cancellation`, agreed)).status).toBe(200)
  })

  it('says while the payment is on its way that it will come back', async () => {
    const { body } = await bookBy(client, trip(service.clock.now))
    await settleNewest(service, body.booking.id, 'processing')
    expect(await preview(body.booking.id)).toMatchObject({ canCancel: true, reason: 'PAYMENT_ON_ITS_WAY' })
  })
})

describe('the deadline', () => {
  it.each([
    ['Geneva Airport', 'Chamonix', 'Europe/Zurich', '2027-03-28', '14:00'],
    ['Lisbon Airport', 'Cascais', 'Europe/Lisbon', '2027-03-28', '13:00'],
  ])('is on the clocks of %s, over a clock change too', async (pickupLocation, destination, ...wanted) => {
    const [timeZone, date, time] = wanted
    service.clock.now = new Date('2027-03-27T12:00:00Z')
    const mine = (await newTraveller(service.url)).client
    const booking = await paidBooking(service, mine, { request: { pickupLocation, destination } })
    const { deadline } = await preview(booking.id, mine)
    expect(deadline).toEqual({ at: '2027-03-28T12:00:00.000Z', date, time, timeZone })
  })
})
