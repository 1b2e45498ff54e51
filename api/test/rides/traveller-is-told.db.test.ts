import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noShowTasks } from '#office/tasks/no-show-tasks.ts'
import { followFlights } from '#rides/day/follow-flights.ts'
import type { FlightLanding, FlightStatus, WantedFlight } from '#rides/day/flight-status.ts'
import { tellOfLateDrivers } from '#rides/day/late-driver.ts'
import { mailDrivers } from '#rides/day/tell-traveller.ts'
import { startTexts } from '#rides/day/text-traveller.ts'
import { database } from '../support/accounts.ts'
import type { TestClient } from '../support/client.ts'
import { givePhoto } from '../support/driver-photo.ts'
import { drivenRide } from '../support/driven-ride.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let traveller: TestClient
let today: Date

beforeAll(async () => {
  service = await sharedService()
  ;({ client: traveller } = await newTraveller(service.url))
})
beforeEach(() => {
  today = service.clock.now
})
afterEach(() => {
  service.clock.now = today
})

describe('the traveller', () => {
  const ridesOf = async (id: number) => {
    const { body } = await traveller.call<Schemas['BookingRideList']>('GET', `/api/bookings/${id}/rides`)
    return body.rides
  }
  const mailed = async (id: number) => {
    const { rows } = await sql<{ kind: string; name: string }>`
      select data -> 'mail' ->> 'kind' as kind, data -> 'mail' -> 'driver' ->> 'name' as name from jobs.job
      where name = 'mail' and data -> 'mail' ->> 'kind' like 'driver-%' and data::text like ${`%booking=${id}%`}
      order by created_on, id`.execute(database(service))
    return rows
  }

  it('is told who drives as soon as it is known, by mail shortly before the pickup, and once; by text message where that is wanted', async () => {
    const { booking, clock, rideId } = await drivenRide(service, traveller)
    const sent: string[] = []
    const context: TestService['context'] = {
      ...service.context,
      sms: {
        name: 'gatewayapi',
        send: async (to, text) => {
          sent.push(`${to} ${text}`)
          return 'sent'
        },
      },
    }
    await startTexts(context)
    await sql`update app_user set preferences = jsonb_build_object('language', 'en', 'currency', 'EUR', 'distanceUnit', 'km',
      'textMessages', true) where id = (select user_id from booking where id = ${booking.id})`.execute(
      database(service),
    )
    clock(-120)
    const [ride] = await ridesOf(booking.id)
    expect(ride).toMatchObject({
      state: 'assigned',
      driver: { name: 'Nina Favre', vehicle: 'Škoda Superb', phone: null },
      position: null,
    })
    clock(-31)
    await mailDrivers(context)
    expect(await mailed(booking.id)).toEqual([])
    clock(-30)
    await mailDrivers(context)
    await mailDrivers(context)
    expect(await mailed(booking.id)).toEqual([{ kind: 'driver-details', name: 'Nina Favre' }])
    await expect.poll(() => sent, { timeout: 10_000 }).toHaveLength(1)
    expect(sent[0]).toMatch(
      /^\+48 601 234 567 Fiacre FC-\w{6}: Nina Favre drives you\. .*Phone: \+41791234567\./,
    )
    expect((await ridesOf(booking.id))[0]?.driver?.phone).toBe('+41791234567')
    const { rows } = await sql<{ told: boolean }>`
      select mailed_driver_id = driver_id as told from ride where id = ${rideId}`.execute(database(service))
    expect(rows).toEqual([{ told: true }])
  })

  it('of a late flight has the whole wait from the landing on, where somebody says when that was', async () => {
    const { booking, clock, at, rideId, report, send, look } = await drivenRide(service, traveller)
    await sql`update booking set travel_number = 'lx 1375' where id = ${booking.id}`.execute(
      database(service),
    )
    const asked: WantedFlight[] = []
    let landing: FlightLanding | null = { landedAt: null, expectedAt: at(50) }
    const flightStatus: FlightStatus = {
      name: 'aerodatabox',
      async landingOf(flight) {
        asked.push(flight)
        return landing
      },
    }
    const missed = async () =>
      (await noShowTasks.find(service.context, 1000)).tasks.map(({ bookingId }) => bookingId)
    const follow = () => followFlights({ ...service.context, flightStatus })
    const ofThis = () => asked.filter(({ number }) => number === 'LX1375').length
    clock(-200)
    await follow()
    expect(ofThis()).toBe(0)
    clock(30)
    await follow()
    await follow()
    expect(asked).toContainEqual({ number: 'LX1375', airport: 'GVA', day: booking.pickupDate })
    expect(ofThis()).toBe(1)
    const { body: due } = await look()
    expect(due).toMatchObject({
      flightDueAt: at(50).toISOString(),
      landedAt: null,
      waitsUntil: at(110).toISOString(),
    })
    landing = { landedAt: at(40), expectedAt: at(40) }
    clock(46)
    await follow()
    const [ride] = await ridesOf(booking.id)
    expect(ride).toMatchObject({ landedAt: at(40).toISOString(), waitsUntil: at(100).toISOString() })
    // Nobody is missed before that, and nothing is asked once it has landed.
    await send(report('on-the-way', 10), report('arrived', 35))
    clock(80)
    expect((await send(report('no-show', 79))).said).toEqual(['too-early'])
    // Nor does it wait for our people: by the pickup alone the wait was over at 60.
    expect(await missed()).not.toContain(booking.id)
    clock(101)
    expect(await missed()).toContain(booking.id)
    clock(80)
    await follow()
    expect(ofThis()).toBe(2)
    const { rows } = await sql<{ credit: number }>`
      select late_credit_cents as credit from ride where id = ${rideId}`.execute(database(service))
    expect(rows).toEqual([{ credit: 0 }])
  })

  it('sees how far the driver is, with the age of the position, and hears that they are there', async () => {
    const { booking, clock, report, send, phone, token, at } = await drivenRide(service, traveller)
    clock(-40)
    await send(report('on-the-way', -40))
    const position = { lat: 46.2, lon: 6.1, accuracyMeters: 10 }
    await phone.call('POST', '/api/driver/position', { token, position, occurredAt: at(-41).toISOString() })
    expect((await ridesOf(booking.id))[0]).toMatchObject({
      state: 'on-the-way',
      driver: { phone: '+41791234567' },
      position: { ...position, at: at(-41).toISOString() },
    })
    clock(-5)
    await send(report('arrived', -5), report('arrived', -4))
    expect(await mailed(booking.id)).toEqual([{ kind: 'driver-arrived', name: 'Nina Favre' }])
    const { client: other } = await newTraveller(service.url)
    expectProblem(await other.call('GET', `/api/bookings/${booking.id}/rides`), { code: 'NOT_FOUND' })
  })

  it('gives whoever waits a link with the driver on the map, which names nobody else and is taken back', async () => {
    const { booking, clock, report, send, phone, token, at } = await drivenRide(service, traveller)
    const share = `/api/bookings/${booking.id}/rides/outbound/share`
    const look = (link: string) =>
      phone.call<Schemas['SharedRide']>('POST', '/api/shared-ride', { token: link.split('#')[1] })
    const shared = async () => {
      const { body } = await traveller.call<Schemas['RideShareLink']>('POST', share)
      return body.url
    }
    clock(-40)
    const link = await shared()
    expect((await look(link)).body).toMatchObject({ state: 'assigned', driverName: 'Nina', map: null })
    await send(report('on-the-way', -40))
    const position = { lat: 46.2, lon: 6.1, accuracyMeters: 10 }
    await phone.call('POST', '/api/driver/position', { token, position, occurredAt: at(-41).toISOString() })
    const { body: map } = await traveller.call<Schemas['RideMap']>(
      'GET',
      `/api/bookings/${booking.id}/rides/outbound/map`,
    )
    expect(map).toMatchObject({ toward: 'pickup', at: at(-41).toISOString() })
    expect(map.target).not.toBeNull()
    const { body: seen } = await look(link)
    // The meeting point is not shown to others, and neither is who is met there.
    expect(seen.map).toMatchObject({ toward: 'pickup', target: null, kmLeft: null })
    expect(JSON.stringify(seen)).not.toMatch(/Favre|\+41|Airport|Kowalska/)
    expect((await traveller.call('DELETE', share)).status).toBe(200)
    expectProblem(await look(link), { code: 'NOT_FOUND' })
    clock(90)
    const later = await shared()
    await send(report('on-board', 5), report('done', 80))
    expectProblem(await look(later), { code: 'NOT_FOUND' })
    expectProblem(await traveller.call('POST', share), { code: 'RIDE_MOVED' })
  })

  it('hears that the driver may be late before asking, and is made up for it without asking', async () => {
    const { booking, clock, report, send } = await drivenRide(service, traveller)
    const { body: before } = await traveller.call<Schemas['Balance']>('GET', '/api/account/balance')
    clock(4)
    await tellOfLateDrivers(service.context)
    expect(await mailed(booking.id)).toEqual([])
    clock(6)
    await tellOfLateDrivers(service.context)
    await tellOfLateDrivers(service.context)
    expect(await mailed(booking.id)).toEqual([{ kind: 'driver-late', name: 'Nina Favre' }])
    expect((await ridesOf(booking.id))[0]).toMatchObject({ mayBeLate: true, lateCreditCents: 0 })
    clock(25)
    await send(report('arrived', 25), report('arrived', 24))
    const [ride] = await ridesOf(booking.id)
    expect(ride).toMatchObject({ mayBeLate: false, arrivedAt: expect.any(String) })
    expect(ride?.lateCreditCents).toBeGreaterThan(0)
    const { body: after } = await traveller.call<Schemas['Balance']>('GET', '/api/account/balance')
    expect(after.amountCents - before.amountCents).toBe(ride?.lateCreditCents)
    await expectSound(service)
  })

  it('sees the driver’s photo, small and anew, until the ride is over, and nobody else does', async () => {
    const { booking, driverId, clock, report, send } = await drivenRide(service, traveller)
    const path = `/api/bookings/${booking.id}/rides/outbound/driver-photo`
    expect((await ridesOf(booking.id))[0]?.driver?.hasPhoto).toBe(false)
    await givePhoto(service, driverId)
    expect((await ridesOf(booking.id))[0]?.driver?.hasPhoto).toBe(true)
    const sent = await traveller.fetch(path)
    expect(sent.headers.get('content-type')).toBe('image/jpeg')
    const { width, height, exif } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata()
    expect({ width, height, exif }).toEqual({ width: 320, height: 320, exif: undefined })
    const { client: other } = await newTraveller(service.url)
    expect((await other.fetch(path)).status).toBe(404)
    clock(90)
    await send(report('on-board', 5), report('done', 80))
    expect((await traveller.fetch(path)).status).toBe(404)
  })
})
