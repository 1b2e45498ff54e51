import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import { changeBy, previewOf } from '../support/changes.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookingOf, expectSound, HOUR, paidBooking, settleNewest } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { mailsOfKind } from '../support/payment-callbacks.ts'
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

const DEARER = { vehicleTypeId: 4 }
const cancel = (id: number) =>
  client.call<Schemas['CancellationResult']>('POST', `/api/bookings/${id}/cancellation`, {})
const dearerBy = async (id: number) => (await previewOf(client, id, DEARER)).body.toPayCents

/** Opens the payment of a change to the van. */
async function openChange(id: number, more: Record<string, unknown> = {}) {
  const { body } = await changeBy(client, id, { ...DEARER, ...more })
  expect(body).toMatchObject({ applied: false, booking: { vehicleType: { id: 1 } } })
  expect(body.paymentRedirectUrl).toMatch(/\/sandbox\/pay\//)
  return body
}

describe('a change of the way back', () => {
  it('is refused where there is none', async () => {
    const { id } = await paidBooking(service, client)
    const wish = { returnDate: trip(service.clock.now).pickupDate, returnTime: '20:00' }
    expectProblem(await changeBy(client, id, wish), { code: 'RULE_VIOLATION' })
    expectProblem(await previewOf(client, id, wish), { code: 'RULE_VIOLATION' })
  })

  it('takes its time from nobody, and is held against it', async () => {
    const day = trip(service.clock.now).pickupDate
    const request = { isRoundTrip: true, returnDate: day, returnTime: '20:00' }
    const { id } = await paidBooking(service, client, { request })
    const { body } = await changeBy(client, id, { returnTime: '', passengers: 1 })
    expect(body.booking).toMatchObject({ passengers: 1, returnDate: day, returnTime: '20:00' })
    const wish = { returnDate: '2020-01-01', returnTime: '', passengers: 2 }
    expectProblem(await changeBy(client, id, wish), { code: 'RETURN_BEFORE_PICKUP' })
  })
})

describe('a change that costs nothing', () => {
  it('holds at once, says what is different, and a second time does nothing', async () => {
    const booking = await paidBooking(service, client, {
      request: { isRoundTrip: true, returnDate: trip(service.clock.now).pickupDate, returnTime: '20:00' },
    })
    const wish = {
      pickupTime: '12:15',
      returnTime: '21:30',
      passengers: 3,
      travelNumber: 'LX 1064',
      nameBoard: 'Kowalska',
      pickupAddress: 'Terminal, exit A',
      destinationAddress: 'Hotel Les Aiglons, 270 Avenue de Courmayeur',
      specialRequests: 'Two bicycles',
      extras: { luggage: { suitcases: 2, handLuggage: 1 } },
    }
    const { body } = await changeBy(client, booking.id, { ...wish, expectedDifferenceCents: 0 })
    expect(body).toMatchObject({ applied: true, toPayCents: 0, creditedCents: 0, booking: wish })
    const moved = Date.parse(body.booking.pickupAt) - Date.parse(booking.pickupAt)
    expect(moved).toBe(1.75 * HOUR)
    await changeBy(client, booking.id, wish)
    expect(await mailsOfKind(service, email, 'booking-changed')).toBe(1)
    const { events } = (
      await client.call<Schemas['BookingEventList']>('GET', `/api/bookings/${booking.id}/events`)
    ).body
    expect(events.map(({ kind }) => kind)).toEqual(['BOOKED', 'PAID', 'CHANGED'])
    await expectSound(service)
  })

  it('is held against the rules of a booking', async () => {
    const { id } = await paidBooking(service, client)
    for (const [wish, code] of [
      [{ passengers: 5 }, 'TOO_MANY_PASSENGERS'],
      [{ extras: { luggage: { suitcases: 9, handLuggage: 0 } } }, 'TOO_MUCH_LUGGAGE'],
      [{ extras: { childSeats: { infant: 3, child: 0, booster: 0 } } }, 'TOO_MANY_CHILD_SEATS'],
      [{ pickupDate: new Date(Date.now() + 30 * 24 * HOUR).toISOString().slice(0, 10) }, 'HORIZON'],
    ] as const) {
      expectProblem(await previewOf(client, id, wish), { code, what: 'preview' })
      expectProblem(await changeBy(client, id, wish), { code })
    }
    const other = (await newTraveller(service.url)).client
    expectProblem(await changeBy(other, id, { passengers: 1 }), { code: 'NOT_FOUND' })
  })
})

describe('a change that costs more', () => {
  it('waits for its payment, then holds; back again brings the difference back', async () => {
    const booking = await paidBooking(service, client)
    const more = await dearerBy(booking.id)
    expect((await openChange(booking.id)).toPayCents).toBe(more)
    await settleNewest(service, booking.id)
    expect(await bookingOf(client, booking.id)).toMatchObject({
      vehicleType: { id: 4 },
      status: 'confirmed',
      paymentStatus: 'completed',
      paidCents: booking.totalPriceCents + more,
      totalPriceCents: booking.totalPriceCents + more,
    })
    const back = await changeBy(client, booking.id, { vehicleTypeId: 1, expectedDifferenceCents: -more })
    expect(back.body).toMatchObject({ applied: true, creditedCents: more, balanceCents: more })
    expect(back.body.booking.refundedCents).toBe(more)
    await expectSound(service)
  })

  it('is refused with the fresh preview when the difference is another', async () => {
    const { id } = await paidBooking(service, client)
    const refused = await changeBy(client, id, { ...DEARER, expectedDifferenceCents: 1 })
    const problem = expectProblem(refused, { code: 'PRICE_CHANGED' })
    const { body } = await previewOf(client, id, DEARER)
    expect((problem as unknown as { change: unknown }).change).toEqual(body)
  })

  it('does not hold when its page is declined or left, and a second one can be paid', async () => {
    const booking = await paidBooking(service, client)
    const { paymentRedirectUrl } = await openChange(booking.id)
    const page = await (await fetch(String(paymentRedirectUrl))).text()
    expect(page).toContain(`/booking?booking=${booking.id}&amp;change=unpaid`)
    await settleNewest(service, booking.id, 'declined')
    expect(await bookingOf(client, booking.id)).toEqual(booking)
    expect(await mailsOfKind(service, email, 'payment-failed')).toBe(0)
    await openChange(booking.id)
    await settleNewest(service, booking.id)
    expect((await bookingOf(client, booking.id)).vehicleType.id).toBe(4)
  })

  it('goes to the balance when it is paid after the cancellation', async () => {
    const booking = await paidBooking(service, client)
    const more = (await openChange(booking.id)).toPayCents
    await cancel(booking.id)
    await settleNewest(service, booking.id)
    expect(await balanceOf(client)).toBe(booking.totalPriceCents + more)
    expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'cancelled', vehicleType: { id: 1 } })
    await expectSound(service)
  })

  it('goes to the balance when it is paid after the pickup that it was to bring', async () => {
    const booking = await paidBooking(service, client)
    const soon = new Date(service.clock.now.getTime() + 26 * HOUR).toISOString()
    await openChange(booking.id, { pickupDate: soon.slice(0, 10), pickupTime: '23:00' })
    service.clock.now = new Date(Date.parse(`${soon.slice(0, 10)}T23:30:00Z`))
    await settleNewest(service, booking.id)
    expect((await bookingOf(client, booking.id)).pickupAt).toBe(booking.pickupAt)
    expect(await balanceOf(client)).toBeGreaterThan(0)
    await expectSound(service)
  })

  it('of two that wait, the one that is paid holds, and what the other pays comes back', async () => {
    const booking = await paidBooking(service, client)
    const more = (await openChange(booking.id)).toPayCents
    await openChange(booking.id)
    await settleNewest(service, booking.id)
    await settleNewest(service, booking.id)
    const after = await bookingOf(client, booking.id)
    expect([after.vehicleType.id, after.paidCents]).toEqual([4, booking.totalPriceCents + more])
    expect(await balanceOf(client)).toBe(more)
    await expectSound(service)
  })

  it('and a cancellation at the same moment lose nothing, time after time', async () => {
    const credits = await Promise.all(
      Array.from({ length: atLength(40, 6) }, async () => {
        const { id, totalPriceCents } = await paidBooking(service, client)
        const { toPayCents } = await openChange(id)
        await Promise.all([settleNewest(service, id), cancel(id)])
        expect(await bookingOf(client, id)).toMatchObject({ status: 'cancelled', paidCents: 0 })
        return totalPriceCents + toPayCents
      }),
    )
    expect(await balanceOf(client)).toBe(credits.reduce((sum, cents) => sum + cents, 0))
    await expectSound(service)
  })

  it('takes what is wished of the balance, and holds at once when that is all of it', async () => {
    const old = await paidBooking(service, client)
    await cancel(old.id)
    const booking = await paidBooking(service, client)
    const more = await dearerBy(booking.id)
    expect((await openChange(booking.id, { balanceCents: 100 })).toPayCents).toBe(more - 100)
    expect(await balanceOf(client)).toBe(old.totalPriceCents)
    await settleNewest(service, booking.id)
    expect(await balanceOf(client)).toBe(old.totalPriceCents - 100)
    const wish = { extras: { meetAndGreet: true }, balanceCents: 1_000_000 }
    const { body } = await changeBy(client, booking.id, wish)
    expect(body).toMatchObject({ applied: true, toPayCents: 0, balanceCents: old.totalPriceCents - 1000 })
    await expectSound(service)
  })
})
