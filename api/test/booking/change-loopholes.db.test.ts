import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import type { TestClient } from '../support/client.ts'
import {
  balanceOf,
  bookingOf,
  expectSound,
  HOUR,
  newestSession,
  paidBooking,
  settleNewest,
} from '../support/money.ts'
import { callbackBody, sendCallback } from '../support/payment-callbacks.ts'
import type { Booking, Schemas } from '../support/money.ts'
import { newPromo } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

const DAY = 24 * HOUR

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client } = await newTraveller(service.url))
})

const pass = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}
const changed = (id: number, wish: Record<string, unknown>) =>
  client.call<Schemas['BookingChangeResult']>('POST', `/api/bookings/${id}/changes`, wish)
const refundOf = async (id: number) =>
  (await client.call<Schemas['Cancellation']>('GET', `/api/bookings/${id}/cancellation`)).body.refundCents
const flexibleOf = ({ lines }: Booking) => lines.find(({ code }) => code === 'FLEXIBLE')?.amountCents ?? 0

describe('Saver past its refund', () => {
  it('gives nothing back by way of a change either', async () => {
    const booking = await paidBooking(service, client, { request: { vehicleTypeId: 5 } })
    pass(DAY)
    for (const wish of [{ vehicleTypeId: 1 }, { vehicleTypeId: 1, accessLevel: 'flexible' }]) {
      expectProblem(await changed(booking.id, wish), { code: 'CHANGE_NOT_ALLOWED' })
    }
    expect(await balanceOf(client)).toBe(0)
    expect((await changed(booking.id, { passengers: 1 })).body.applied).toBe(true)
  })

  it('gives back what a change costs less once Flexible is paid, but never what Flexible cost', async () => {
    const booking = await paidBooking(service, client, { request: { vehicleTypeId: 5 } })
    pass(DAY)
    await changed(booking.id, { accessLevel: 'flexible' })
    await settleNewest(service, booking.id)
    const flexible = await bookingOf(client, booking.id)
    const kept = flexibleOf(flexible)
    await changed(booking.id, { vehicleTypeId: 1 })
    const small = await bookingOf(client, booking.id)
    expect(await balanceOf(client)).toBe(flexible.totalPriceCents - small.totalPriceCents)
    expect(await refundOf(booking.id)).toBe(Math.max(0, small.totalPriceCents - kept))
    await expectSound(service)
  })

  it('still gives the difference back within its first day', async () => {
    const booking = await paidBooking(service, client, { request: { vehicleTypeId: 5 } })
    pass(DAY - 1)
    expect((await changed(booking.id, { vehicleTypeId: 1 })).body.creditedCents).toBeGreaterThan(0)
  })
})

it('keeps what Flexible cost too late when the pickup of a partner’s booking moves away', async () => {
  const booking = await paidBooking(service, client)
  await sql`update booking set partner_id = gen_random_uuid() where id = ${booking.id}`.execute(
    database(service),
  )
  service.clock.now = new Date(Date.parse(booking.pickupAt) - DAY)
  expect(await refundOf(booking.id)).toBe(0)
  pass(1)
  await changed(booking.id, { accessLevel: 'flexible' })
  await settleNewest(service, booking.id)
  const { pickupDate } = trip(service.clock.now)
  expect((await changed(booking.id, { pickupDate })).body.applied).toBe(true)
  expect(await refundOf(booking.id)).toBe(booking.totalPriceCents)
  await changed(booking.id, { accessLevel: 'saver' })
  expect(await balanceOf(client)).toBe(0)
})

it('takes a promo code off the classes alone that it is for, after a change too', async () => {
  await newPromo(service, { code: 'ECONOMY', percent: 50, vehicle_type_ids: [1, 2] })
  const booking = await paidBooking(service, client, { request: { promoCode: 'ECONOMY' } })
  const discount = async (vehicleTypeId: number) => {
    const path = `/api/bookings/${booking.id}/changes/preview`
    const { body } = await client.call<Schemas['BookingChangePreview']>('POST', path, { vehicleTypeId })
    return body.lines.find(({ code }) => code === 'DISCOUNT')?.amountCents ?? 0
  }
  expect(await discount(2)).toBeLessThan(0)
  expect(await discount(5)).toBe(0)
  pass(1)
  await changed(booking.id, { vehicleTypeId: 5 })
  await settleNewest(service, booking.id)
  expect((await bookingOf(client, booking.id)).lines.some(({ code }) => code === 'DISCOUNT')).toBe(false)
})

describe('a change that is paid for', () => {
  const events = async (id: number) =>
    (await client.call<{ events: Schemas['BookingEvent'][] }>('GET', `/api/bookings/${id}/events`)).body
      .events
  const wish = { vehicleTypeId: 4 }

  it('is on its way, is told so, and cannot be paid for a second time', async () => {
    const booking = await paidBooking(service, client)
    expect((await changed(booking.id, wish)).body.applied).toBe(false)
    await settleNewest(service, booking.id, 'processing')
    expect((await events(booking.id)).at(-1)).toMatchObject({ kind: 'PAYMENT_PROCESSING' })
    expectProblem(await changed(booking.id, wish), { code: 'CHANGE_NOT_ALLOWED' })
    const path = `/api/bookings/${booking.id}/changes/preview`
    const { body } = await client.call<Schemas['BookingChangePreview']>('POST', path, wish)
    expect([body.canChange, body.message]).toEqual([false, expect.stringContaining('on its way')])
    await settleNewest(service, booking.id)
    expect((await bookingOf(client, booking.id)).totalPriceCents).toBeGreaterThan(booking.totalPriceCents)
    expect((await changed(booking.id, { passengers: 1 })).body.applied).toBe(true)
    await expectSound(service)
  })

  it('takes the place of one that nobody has paid; what is paid for that goes to the balance', async () => {
    const booking = await paidBooking(service, client)
    await changed(booking.id, wish)
    const first = await newestSession(service, booking.id)
    await changed(booking.id, { vehicleTypeId: 5 })
    const { rows } = await sql<{ id: string; amount_cents: number }>`
      select s.id, s.amount_cents from payment_session s join booking_change c on s.reference = 'change:' || c.id
      where s.booking_id = ${booking.id} and c.status = 'open'`.execute(database(service))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id).not.toBe(first.id)
    for (const page of [first, ...rows]) await sendCallback(service, callbackBody(page, 'paid'))
    const now = await bookingOf(client, booking.id)
    expect(now.totalPriceCents - booking.totalPriceCents).toBe(rows[0]?.amount_cents)
    expect(await balanceOf(client)).toBe(first.amount_cents)
    await expectSound(service)
  })

  it('has its payment in the story of the booking', async () => {
    const booking = await paidBooking(service, client, { how: { prepaymentPercent: 30 } })
    const { body } = await changed(booking.id, wish)
    await settleNewest(service, booking.id)
    const paid = (await events(booking.id)).filter(({ kind }) => kind === 'PAID')
    const sum = paid.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
    expect([paid.length, sum]).toEqual([2, booking.paidCents + body.toPayCents])
    expect((await bookingOf(client, booking.id)).paidCents).toBe(sum)
  })
})
