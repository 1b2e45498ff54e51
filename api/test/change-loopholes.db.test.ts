import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from './accounts.ts'
import type { TestClient } from './client.ts'
import { balanceOf, bookingOf, expectSound, HOUR, paidBooking, settleNewest } from './money.ts'
import type { Booking, Schemas } from './money.ts'
import { newPromo } from './partners.ts'
import { expectProblem } from './problems.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller, trip } from './traveller.ts'

const DAY = 24 * HOUR

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client } = await newTraveller(service.url))
})
afterAll(() => service.close())

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
