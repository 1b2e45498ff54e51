import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { expectSound, paidBooking } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { newPartner } from '../support/partners.ts'
import { carriersRide, seen } from '../support/rides.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let traveller: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client: traveller } = await newTraveller(service.url))
})

interface Line {
  kind: string
  rule: string
  base: number
  percent: number
  amount: number
}

const linesOf = async (payeeId: string) => {
  const { rows } = await sql<Line>`
    select kind, rule, base_cents as base, percent, amount_cents as amount from earning_line
    where payee_id = ${payeeId} order by id`.execute(database(service))
  return rows
}

const standsAt = async (account: string) => 0 - ((await ledger(service)).get(account) ?? 0)

async function newCarrier() {
  const { client } = await newTraveller(service.url)
  return { client, userId: await idOf(client) }
}

const addRate = (carrierId: string, percent: number, countryCode: string | null) => sql`
  insert into carrier_rate (id, carrier_id, country_code, percent, starts_at, created_by, created_at)
  values (${randomUUID()}, ${carrierId}, ${countryCode}, ${percent}, ${service.clock.now}, ${randomUUID()}, ${service.clock.now})`

describe('a carrier', () => {
  it('earns its net price once the ride is driven, and the line goes with what the ride earned', async () => {
    const { client, userId } = await newCarrier()
    const { rideId, fleet, booking } = await carriersRide(service, traveller, userId, 'assigned')
    for (const step of ['depart', 'board', 'finish'])
      await client.call(
        'POST',
        `/api/carrier/rides/${rideId}/progress`,
        { step },
        await seen(service, rideId),
      )
    const total = booking.totalPriceCents
    const net = Math.round(total * 0.8)
    const ride = { kind: 'ride', rule: 'default-rate', base: total, percent: 80, amount: net }
    expect(await linesOf(fleet.carrierId)).toEqual([ride])
    expect(await standsAt(`carrier:${fleet.carrierId}`)).toBe(net)
    // Cancelled by us after all, everything goes back.
    await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'cancelled' })
    expect(await linesOf(fleet.carrierId)).toEqual([
      ride,
      { ...ride, kind: 'reversal', base: -total, amount: -net },
    ])
    expect(await standsAt(`carrier:${fleet.carrierId}`)).toBe(0)
    await expectSound(service)
  })

  it('is offered a ride, and paid for it, by the most exact rate card that holds', async () => {
    const { client, userId } = await newCarrier()
    const { rideId, fleet, booking } = await carriersRide(service, traveller, userId, 'accepted')
    await addRate(fleet.carrierId, 85, null).execute(database(service))
    await addRate(fleet.carrierId, 70, 'CH').execute(database(service))
    await addRate(fleet.carrierId, 99, 'FR').execute(database(service))
    // Given back and given anew: the next agreement is by the cards of that moment.
    const { status } = await client.call(
      'POST',
      `/api/carrier/rides/${rideId}/return`,
      { reason: 'OTHER' },
      await seen(service, rideId),
    )
    expect(status).toBe(200)
    expect(await linesOf(fleet.carrierId)).toEqual([])
    await sql`delete from ride_offer where ride_id = ${rideId}`.execute(database(service))
    const given = await admin.call<{ netCents: number }>(
      'PUT',
      `/api/admin/rides/${rideId}/carrier`,
      {
        carrierId: fleet.carrierId,
        note: null,
      },
      await seen(service, rideId),
    )
    const net = Math.round(booking.totalPriceCents * 0.7)
    expect([given.status, given.body.netCents]).toEqual([200, net])
    await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'completed' })
    expect(await linesOf(fleet.carrierId)).toEqual([
      { kind: 'ride', rule: 'rate-card', base: booking.totalPriceCents, percent: 70, amount: net },
    ])
  })

  it('pays for a ride that it gives back late, and for one that its driver did not come to', async () => {
    const day = service.clock.now
    const late = await newCarrier()
    const given = await carriersRide(service, traveller, late.userId, 'assigned')
    const missed = await newCarrier()
    const left = await carriersRide(service, traveller, missed.userId, 'assigned')
    service.clock.now = new Date(Date.parse(given.booking.pickupAt) - 5 * 3_600_000)
    await late.client.call(
      'POST',
      `/api/carrier/rides/${given.rideId}/return`,
      { reason: 'OTHER' },
      await seen(service, given.rideId),
    )
    service.clock.now = new Date(Date.parse(left.booking.pickupAt) + 3_600_000)
    const cancelled = { status: 'cancelled', cause: 'carrier' }
    await admin.call('PATCH', `/api/admin/bookings/${left.booking.id}/status`, cancelled)
    service.clock.now = day
    const net = Math.round(given.booking.totalPriceCents * 0.8)
    const penalty = { kind: 'penalty', base: net }
    const fifth = Math.round(net * 0.2)
    expect(await linesOf(given.fleet.carrierId)).toEqual([
      { ...penalty, rule: 'given-back-late', percent: -20, amount: -fifth },
    ])
    expect(await standsAt(`carrier:${given.fleet.carrierId}`)).toBe(-fifth)
    expect(await linesOf(left.fleet.carrierId)).toEqual([
      { ...penalty, rule: 'driver-no-show', percent: -100, amount: -net },
    ])
    await expectSound(service)
  })
})

describe('a booking', () => {
  it('is its partner’s from when it was made, by the strongest rule', async () => {
    const hotel = await newPartner(service)
    await sql`update partner set subdomain = ${`p${hotel.id.slice(0, 8)}`} where id = ${hotel.id}`.execute(
      database(service),
    )
    const attribution = { utm_source: `P${hotel.id.slice(0, 8)}` }
    const booking = await paidBooking(service, traveller, { request: { attribution } })
    // Whatever becomes of the partner's name afterwards.
    await sql`update partner set subdomain = null where id = ${hotel.id}`.execute(database(service))
    await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'completed' })
    const fee = Math.round(booking.totalPriceCents / 10)
    expect(await linesOf(hotel.id)).toEqual([
      { kind: 'fee', rule: 'utm', base: booking.totalPriceCents, percent: 10, amount: fee },
    ])
    expect(await standsAt(`partner:${hotel.id}`)).toBe(fee)
  })
})
