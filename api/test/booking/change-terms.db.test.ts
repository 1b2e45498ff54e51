import { normaliseExtras } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import { database } from '../support/accounts.ts'
import { administrator } from '../support/administrators.ts'
import { changeBy, previewOf } from '../support/changes.ts'
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
import { newPromo } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  await newPromo(service, { code: 'SEVENTH', percent: 14 })
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client } = await newTraveller(service.url))
})

const at = (time: number | string, hours: number, ms = 0) => {
  service.clock.now = new Date(new Date(time).getTime() + hours * HOUR + ms)
}
const refund = async (id: number) =>
  (await client.call<Schemas['Cancellation']>('GET', `/api/bookings/${id}/cancellation`)).body.refundCents
const flexibleOf = ({ lines }: Booking) => lines.find(({ code }) => code === 'FLEXIBLE')?.amountCents ?? 0

describe('the time for changes', () => {
  it.each([
    ['saver', 24],
    ['flexible', 2],
  ])('ends, with %s, %i hours before pickup, to the millisecond', async (accessLevel, hours) => {
    const booking = await paidBooking(service, client, { request: { accessLevel } })
    at(booking.pickupAt, -hours, -1)
    const { body } = await previewOf(client, booking.id, { travelNumber: 'OS 1' })
    expect(body).toMatchObject({ canChange: true, message: null })
    expect(Date.parse(body.deadline?.at ?? '')).toBe(Date.parse(booking.pickupAt) - hours * HOUR)
    expect((await changeBy(client, booking.id, { travelNumber: 'OS 1' })).body.applied).toBe(true)
    at(booking.pickupAt, -hours)
    expect((await previewOf(client, booking.id, { travelNumber: 'OS 2' })).body.canChange).toBe(false)
    const late = await changeBy(client, booking.id, { travelNumber: 'OS 2' })
    expectProblem(late, { code: 'CHANGE_NOT_ALLOWED' })
    // The level alone, until the start.
    const other = accessLevel === 'saver' ? 'flexible' : 'saver'
    at(booking.pickupAt, 0, -1)
    expect((await previewOf(client, booking.id, { accessLevel: other })).body.canChange).toBe(true)
    at(booking.pickupAt, 0)
    const over = await changeBy(client, booking.id, { accessLevel: other })
    expectProblem(over, { code: 'CHANGE_NOT_ALLOWED' })
  })
})

describe('Flexible that is bought later', () => {
  it('is given back while Saver would be, and kept when it would not', async () => {
    const booking = await paidBooking(service, client)
    at(booking.createdAt, 24, -1)
    await changeBy(client, booking.id, { accessLevel: 'flexible' })
    await settleNewest(service, booking.id)
    const flexible = await bookingOf(client, booking.id)
    expect(flexibleOf(flexible)).toBe(Math.round(booking.totalPriceCents / 10))
    at(booking.pickupAt, 0, -1)
    expect(await refund(booking.id)).toBe(flexible.totalPriceCents)

    at(booking.createdAt, 0)
    const late = await paidBooking(service, client)
    at(late.createdAt, 24)
    expect(await refund(late.id)).toBe(0)
    await changeBy(client, late.id, { accessLevel: 'flexible' })
    await settleNewest(service, late.id)
    expect(await refund(late.id)).toBe(late.totalPriceCents)
    await expectSound(service)
  })

  it('brings nothing back when it is given up too late, and its price in time', async () => {
    const request = { accessLevel: 'flexible' }
    const [soon, late] = [
      await paidBooking(service, client, { request }),
      await paidBooking(service, client, { request }),
    ]
    at(soon.createdAt, 24, -1)
    const back = await changeBy(client, soon.id, { accessLevel: 'saver' })
    expect(back.body).toMatchObject({ applied: true, creditedCents: flexibleOf(soon) })
    at(late.createdAt, 24)
    const kept = await changeBy(client, late.id, { accessLevel: 'saver' })
    expect(kept.body).toMatchObject({ applied: true, creditedCents: 0, booking: { accessLevel: 'saver' } })
    expect(await refund(late.id)).toBe(0)
    // It was paid for: again costs nothing.
    const again = await changeBy(client, late.id, { accessLevel: 'flexible', expectedDifferenceCents: 0 })
    expect(again.body.applied).toBe(true)
    expect(await refund(late.id)).toBe(late.totalPriceCents)
    await expectSound(service)
  })
})

describe('a booking paid in part', () => {
  it('leaves the difference to the carrier, as long as the least prepayment is there', async () => {
    const booking = await paidBooking(service, client, { how: { prepaymentPercent: 50 } })
    const cheaper = await changeBy(client, booking.id, { extras: { meetAndGreet: true } })
    expect(cheaper.body).toMatchObject({ applied: true, creditedCents: 0 })
    const back = await changeBy(client, booking.id, { extras: {} })
    expect(back.body).toMatchObject({
      applied: true,
      creditedCents: 0,
      booking: { paidCents: booking.paidCents },
    })
    const { body } = await previewOf(client, booking.id, { vehicleTypeId: 5 })
    expect(body.toPayCents).toBe(Math.max(0, Math.ceil(body.totalAfterCents * 0.3) - booking.paidCents))
    expect(body.dueToCarrierCents).toBe(body.totalAfterCents - booking.paidCents - body.toPayCents)
  })

  it('is confirmed by a change that makes it cost what was paid', async () => {
    const how = { paymentMethod: 'bank_transfer' }
    const { body } = await bookBy(client, trip(service.clock.now, { vehicleTypeId: 4 }), how)
    const { id, totalPriceCents } = body.booking
    await admin.call('POST', `/api/admin/bookings/${id}/payment`, { amountCents: totalPriceCents - 1 })
    expect((await bookingOf(client, id)).status).toBe('pending')
    const { differenceCents } = (await changeBy(client, id, { vehicleTypeId: 1 })).body.booking
      ? (await previewOf(client, id, { vehicleTypeId: 4 })).body
      : { differenceCents: 0 }
    expect(await bookingOf(client, id)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
    expect(await balanceOf(client)).toBe(differenceCents - 1)
    await expectSound(service)
  })
})

const count = (max: number) => fc.integer({ min: 0, max })
const wishes = fc.record(
  {
    vehicleTypeId: fc.constantFrom(1, 2, 4, 5),
    passengers: fc.integer({ min: 1, max: 4 }),
    pickupTime: fc.constantFrom('09:00', '18:45'),
    accessLevel: fc.constantFrom('saver', 'flexible'),
    extras: fc.record(
      {
        meetAndGreet: fc.boolean(),
        childSeats: fc.record({ infant: count(1), child: count(0), booster: count(0) }),
        luggage: fc.record({ suitcases: count(3), handLuggage: count(9) }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['pickupTime'] },
)

describe('what a preview shows', () => {
  it('is what happens, and the lines add up, for any wishes one after the other', async () => {
    const ways = fc.constantFrom('paid', 'part', 'unpaid')
    await fc.assert(
      fc.asyncProperty(ways, fc.boolean(), fc.array(wishes, { minLength: 2, maxLength: 2 }), check),
      { numRuns: atLength(60, 8) },
    )
    await expectSound(service)
  })
})

async function check(way: string, hasCode: boolean, asked: Record<string, unknown>[]): Promise<void> {
  const request = hasCode ? { promoCode: 'SEVENTH' } : {}
  const how = { prepaymentPercent: way === 'part' ? 30 : 100 }
  const { body } = await bookBy(client, trip(service.clock.now, request), how)
  const { id } = body.booking
  if (way !== 'unpaid') await settleNewest(service, id)
  for (const wish of asked) {
    const before = { booking: await bookingOf(client, id), credit: await balanceOf(client) }
    const { body: shown } = await previewOf(client, id, wish)
    expect(shown.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(shown.totalAfterCents)
    const agreed = { ...wish, expectedDifferenceCents: shown.differenceCents }
    const { body: result } = await changeBy(client, id, agreed)
    expect([result.applied, result.toPayCents]).toEqual([shown.toPayCents === 0, shown.toPayCents])
    if (!result.applied) await settleNewest(service, id)
    const after = await bookingOf(client, id)
    const extras = normaliseExtras(wish['extras'] ?? before.booking.extras)
    const { vehicleTypeId = before.booking.vehicleType.id, ...rest } = wish
    expect(after.vehicleType.id).toBe(vehicleTypeId)
    expect(after.extras).toEqual(extras)
    expect(after).toMatchObject({
      ...rest,
      extras,
      totalPriceCents: shown.totalAfterCents,
      lines: shown.lines,
    })
    expect(after.dueToCarrierCents).toBe(shown.dueToCarrierCents)
    expect(after.paidCents - before.booking.paidCents).toBe(shown.toPayCents - shown.creditCents)
    expect((await balanceOf(client)) - before.credit).toBe(shown.creditCents)
    expect(after.paymentStatus).toBe(before.booking.paymentStatus)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from booking_change where booking_id = ${id} and status = 'open'`.execute(
      database(service),
    )
    expect(rows[0]?.n).toBe(0)
  }
}
