import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '#office/privacy/retention.ts'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { drivenRide } from '../support/driven-ride.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { carriersRide } from '../support/rides.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let traveller: TestClient
let today: Date

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client: traveller } = await newTraveller(service.url))
})
beforeEach(() => {
  today = service.clock.now
})
afterEach(() => {
  service.clock.now = today
})

const positionsOf = async (rideId: string) => {
  const { rows } = await sql<{
    lat: number
  }>`select lat from ride_position where ride_id = ${rideId}`.execute(database(service))
  return rows.map(({ lat }) => lat)
}

const statusOf = async (id: number) =>
  (await traveller.call<Schemas['Booking']>('GET', `/api/bookings/${id}`)).body.status

describe('the link of a driver', () => {
  it('shows the ride to whoever has it, and ends when another driver is named and some hours after the ride', async () => {
    const { look, link, rideId, token, clock } = await drivenRide(service, traveller)
    const { body, status } = await look()
    expect(status).toBe(200)
    expect(body).toMatchObject({ travellerName: 'Ada Kowalska', driverName: 'Nina Favre', state: 'assigned' })
    // The traveller's language is not the one on the signs.
    expect(body.pickup).toBe('Geneva Airport (GVA), Switzerland · Aéroport de Genève')
    expect(JSON.stringify(body)).not.toContain('netCents')
    const { rows } = await sql`select 1 from ride_link where token_hash like ${`%${token}%`}`.execute(
      database(service),
    )
    expect(rows).toEqual([])
    const second = await link()
    expect((await look(second)).status).toBe(200)
    expectProblem(await look('AAAAAAAAAAAAAAAAAAAAAAAA'), { code: 'NOT_FOUND' })
    clock(24 * 60)
    expectProblem(await look(), { code: 'NOT_FOUND' })
    clock(-60)
    await sql`update ride set driver_id = ${randomUUID()} where id = ${rideId}`.execute(database(service))
    expectProblem(await look(), { code: 'NOT_FOUND' })
  })

  it('is made for the driver who is named, by the carrier that has the ride', async () => {
    const { client: carrier } = await newTraveller(service.url)
    const { rideId } = await carriersRide(service, traveller, await idOf(carrier), 'accepted')
    const path = `/api/carrier/rides/${rideId}/driver-link`
    expectProblem(await carrier.call('POST', path), { code: 'RIDE_MOVED' })
    const { carrier: other } = await drivenRide(service, traveller)
    expectProblem(await other.call('POST', path), { code: 'NOT_FOUND' })
  })
})

describe('what a driver reports', () => {
  it('moves ride and booking, each report once, at the time at which it happened', async () => {
    const { report, send, clock, booking, at } = await drivenRide(service, traveller)
    clock(-40)
    const leaves = report('on-the-way', -40)
    expect((await send(leaves)).said).toEqual(['taken'])
    expect((await send(leaves)).said).toEqual(['taken'])
    expect((await send(report('on-the-way', -39))).said).toEqual(['noted'])
    expect(await statusOf(booking.id)).toBe('confirmed')
    // A garage without a network: all comes at once, and in another order.
    clock(90)
    const { said, ride } = await send(report('done', 80), report('arrived', -5), report('on-board', 10))
    expect(said).toEqual(['taken', 'taken', 'taken'])
    expect(ride).toMatchObject({
      state: 'done',
      departedAt: at(-40).toISOString(),
      arrivedAt: at(-5).toISOString(),
      boardedAt: at(10).toISOString(),
      finishedAt: at(80).toISOString(),
      travellerPhone: null,
    })
    expect(await statusOf(booking.id)).toBe('completed')
    // Whoever is driven and our people see when it happened, and when it came.
    const [told, came] = [at(-5).toISOString(), at(90).toISOString()]
    const { body } = await traveller.call<Schemas['BookingRideList']>(
      'GET',
      `/api/bookings/${booking.id}/rides`,
    )
    expect(body.rides[0]?.steps.map(({ kind }) => kind)).toEqual([
      'on-the-way',
      'arrived',
      'on-board',
      'done',
    ])
    expect(body.rides[0]?.steps[1]).toEqual({ kind: 'arrived', at: told, toldAt: came })
    const record = await admin.call<Schemas['BookingRecord']>(
      'GET',
      `/api/admin/bookings/${booking.id}/record`,
    )
    expect(
      record.body.timeline.filter(({ source, code }) => source === 'driver' && code === 'arrived'),
    ).toMatchObject([
      { at: told, report: { receivedAt: came, outcome: 'taken', metersAway: null, lacks: [] } },
    ])
    expect(
      record.body.timeline.flatMap(({ source, code, words }) =>
        source === 'ride' ? `${code} ${words}` : [],
      ),
    ).toEqual(['assign Rapid Transfers', 'accept Rapid Transfers'])
  })

  it('goes to a person where it contradicts what is known, and changes nothing', async () => {
    const { report, send, clock, booking, rideId } = await drivenRide(service, traveller)
    clock(100)
    expect((await send(report('done', 90))).said).toEqual(['to-a-person'])
    expect(await statusOf(booking.id)).toBe('confirmed')
    const waiting = async () => {
      const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
      return body.tasks.filter(({ kind, bookingId }) => kind === 'driver-report' && bookingId === booking.id)
    }
    const [task] = await waiting()
    expect(task).toMatchObject({ detail: ['done'], subject: booking.bookingNumber })
    const settled = await admin.call('POST', `/api/admin/driver-reports/${task?.id}/settlement`)
    expect(settled.status).toBe(200)
    expect(await waiting()).toEqual([])
    const { rows } = await sql<{ state: string }>`select state from ride where id = ${rideId}`.execute(
      database(service),
    )
    expect(rows).toEqual([{ state: 'assigned' }])
  })

  it('ends a booking as a no-show where all of it is proven, keeps what was paid, and shows the traveller the same', async () => {
    const { report, send, clock, booking, rideId } = await drivenRide(service, traveller)
    const { rows: places } = await sql<{ lat: number; lon: number }>`
      select (pickup_place ->> 'lat')::float8 as lat, (pickup_place ->> 'lon')::float8 as lon from booking
      where id = ${booking.id}`.execute(database(service))
    clock(-5)
    await send({ ...report('arrived', -5), position: { ...places[0], accuracyMeters: 9 } })
    clock(20)
    const { ride } = await send(report('contacted', 20))
    clock(ride.waitingMinutes)
    expect(await send(report('no-show', ride.waitingMinutes))).toMatchObject({ ride: { state: 'no-show' } })
    const { body } = await traveller.call<Schemas['Booking']>('GET', `/api/bookings/${booking.id}`)
    expect(body).toMatchObject({ status: 'cancelled', refundedCents: 0, paidCents: booking.paidCents })
    const { body: seen } = await traveller.call<Schemas['BookingRideList']>(
      'GET',
      `/api/bookings/${booking.id}/rides`,
    )
    expect(seen.rides[0]).toMatchObject({ state: 'no-show', contactAttempts: 1 })
    const days = (Date.parse(seen.rides[0]?.objectUntil ?? '') - service.clock.now.getTime()) / 86_400_000
    expect(days).toBe(14)
    const { body: tasks } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(
      tasks.tasks.filter(({ kind, bookingId }) => kind === 'driver-report' && bookingId === booking.id),
    ).toEqual([])
    const { rows } = await sql`select 1 from ride_position where ride_id = ${rideId}`.execute(
      database(service),
    )
    expect(rows).toEqual([])
  })

  it('asks for a no-show after the wait, never before; what lacks proof a person decides', async () => {
    const { report, send, clock, booking } = await drivenRide(service, traveller)
    clock(0)
    await send(report('arrived', -5), report('contacted', 0))
    const { ride } = await send(report('contacted', 0))
    const until = (Date.parse(ride.waitsUntil) - Date.parse(ride.pickupAt)) / 60_000
    expect(until).toBe(ride.waitingMinutes)
    clock(until - 1)
    expect((await send(report('no-show', until - 1))).said).toEqual(['too-early'])
    clock(until)
    // A phone whose clock is ahead gains nothing by it.
    const asked = await send(report('no-show', until + 60))
    expect(asked).toMatchObject({ said: ['taken'], ride: { state: 'arrived' } })
    expect(asked.ride.noShowAskedAt).toBe(service.clock.now.toISOString())
    expect(await statusOf(booking.id)).toBe('confirmed')
    const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    const task = body.tasks.find(
      ({ kind, bookingId }) => kind === 'driver-report' && bookingId === booking.id,
    )
    expect(task?.detail).toEqual(['no-show'])
  })
})

describe('where a driver is', () => {
  it('is kept between departure and drop-off alone, one position, the newest', async () => {
    const { report, send, clock, rideId, phone, token, at } = await drivenRide(service, traveller)
    const tell = async (lat: number, minutes: number) => {
      const position = { lat, lon: 6.1, accuracyMeters: 10 }
      const body = { token, position, occurredAt: at(minutes).toISOString() }
      return (await phone.call<Schemas['DriverPositionTaken']>('POST', '/api/driver/position', body)).body
        .isKept
    }
    clock(-60)
    expect([await tell(46, -60), await positionsOf(rideId)]).toEqual([false, []])
    await send(report('on-the-way', -60))
    expect(await tell(46.1, -60)).toBe(true)
    clock(-50)
    await tell(46.2, -50)
    // What comes late is not where the driver is.
    await tell(46.15, -55)
    expect(await positionsOf(rideId)).toEqual([46.2])
    await sweep(service.context)
    expect(await positionsOf(rideId)).toEqual([46.2])
    clock(20)
    await send(report('on-board', 5))
    await send(report('done', 20))
    expect(await positionsOf(rideId)).toEqual([])
    expect(await tell(46.3, 20)).toBe(false)
  })
})
