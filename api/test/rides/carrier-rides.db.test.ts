import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
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

async function newCarrier() {
  const { client } = await newTraveller(service.url)
  return { client, userId: await idOf(client) }
}

describe('a carrier', () => {
  it('sees who is driven once the ride is its own, and never before', async () => {
    const { client, userId } = await newCarrier()
    const notes = { specialRequests: 'A quiet ride, please' }
    const { offerId, rideId } = await carriersRide(service, traveller, userId, 'offered', notes)
    const { body } = await client.call<Schemas['RideOfferList']>('GET', '/api/carrier/offers')
    const [offer] = body.offers
    expect(offer).toMatchObject({ id: offerId, kind: 'direct', ride: { id: rideId, traveller: null } })
    expect(JSON.stringify(body)).not.toContain('Kowalska')
    const accepted = await client.call<Schemas['CarrierRide']>(
      'POST',
      `/api/carrier/offers/${offerId}/acceptance`,
      undefined,
      { 'If-Match': offer?.ride.tag ?? '' },
    )
    expect(accepted.body).toMatchObject({ state: 'accepted', traveller: { name: 'Ada Kowalska' } })
    const stale = await client.call(
      'POST',
      `/api/carrier/rides/${rideId}/return`,
      { reason: 'OTHER' },
      {
        'If-Match': offer?.ride.tag ?? '',
      },
    )
    expectProblem(stale, { code: 'PRECONDITION_FAILED' })
    const back = (more: Record<string, string>) =>
      client.call('POST', `/api/carrier/rides/${rideId}/return`, { reason: 'OTHER' }, more)
    expectProblem(await back({}), { status: 428, code: 'PRECONDITION_REQUIRED' })
    expectProblem(await back({ 'If-Match': '*' }), { status: 428, code: 'PRECONDITION_REQUIRED' })
    expect((await back(await seen(service, rideId))).status).toBe(200)
    expectProblem(await client.call('GET', `/api/carrier/rides/${rideId}`), { code: 'NOT_FOUND' })
  })

  it('is moved by its dispatchers, and only looked at by who keeps its books', async () => {
    const { client, userId } = await newCarrier()
    const { rideId, driverId, vehicleId } = await carriersRide(service, traveller, userId, 'accepted')
    await sql`update carrier_member set role = 'bookkeeper' where user_id = ${userId}`.execute(
      database(service),
    )
    const at = `/api/carrier/rides/${rideId}`
    const tag = await seen(service, rideId)
    const once = { ...tag, 'Idempotency-Key': randomUUID() }
    const crew = { driverId, vehicleId }
    const assign = () => client.call<Schemas['CarrierRide']>('PUT', `${at}/assignment`, crew, once)
    expect((await client.call('GET', `/api/carrier/rides/${rideId}`)).status).toBe(200)
    expectProblem(await assign(), { code: 'FORBIDDEN' })
    await sql`update carrier_member set role = 'dispatcher' where user_id = ${userId}`.execute(
      database(service),
    )
    expect((await assign()).body).toMatchObject({ state: 'assigned', driverId, vehicleId })
    // Sent again, it is the same answer; what was seen before is told nothing else.
    expect((await assign()).body).toMatchObject({ state: 'assigned', driverId })
    const depart = (more: Record<string, string>) =>
      client.call<Schemas['CarrierRide']>('POST', `${at}/progress`, { step: 'depart' }, more)
    expectProblem(await depart(tag), { code: 'PRECONDITION_FAILED' })
    expect((await depart(await seen(service, rideId))).body.state).toBe('on-the-way')
    expect((await depart(tag)).status).toBe(200)
  })
})

describe('the back office', () => {
  it('lists rides that nobody drives first, and gives one to a carrier that can drive it, once', async () => {
    const { userId } = await newCarrier()
    const { rideId, fleet } = await carriersRide(service, traveller, userId, 'offered')
    const { body } = await admin.call<Schemas['AdminRideList']>('GET', '/api/admin/rides?hours=100')
    const ride = body.rides.find(({ id }) => id === rideId)
    expect(ride).toMatchObject({
      state: 'offered',
      isLate: false,
      offers: [{ carrierName: 'Rapid Transfers', state: 'open' }],
    })
    const able = await admin.call<Schemas['RideCarrierList']>('GET', `/api/admin/rides/${rideId}/carriers`)
    expect(able.body.carriers.map(({ carrierId }) => carrierId)).toContain(fleet.carrierId)
    const give = () =>
      admin.call<Schemas['AdminRide']>(
        'PUT',
        `/api/admin/rides/${rideId}/carrier`,
        { carrierId: fleet.carrierId },
        {
          'If-Match': ride?.tag ?? '',
        },
      )
    expect((await give()).body).toMatchObject({ state: 'accepted', carrierId: fleet.carrierId })
    expectProblem(await give(), { code: 'PRECONDITION_FAILED' })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entry where action = 'ride.given' and subject_id = ${String(ride?.bookingId)}`.execute(
      database(service),
    )
    expect(rows[0]?.count).toBe(1)
  })

  it('names a crew on the phone, tells the traveller what went wrong, and takes the ride back', async () => {
    const { client } = await newTraveller(service.url)
    const { userId } = await newCarrier()
    const ride = await carriersRide(service, client, userId, 'accepted')
    const { rideId, driverId, vehicleId, booking } = ride
    const at = `/api/admin/rides/${rideId}`
    const choice = await admin.call<Schemas['RideCrewChoice']>('GET', `${at}/crew`)
    expect(choice.body.drivers.map((each) => each.driverId)).toContain(driverId)
    expect(choice.body.vehicles.map((each) => each.vehicleId)).toContain(vehicleId)
    const stranger = await carriersRide(service, traveller, (await newCarrier()).userId, 'offered')
    const name = async (crew: object) =>
      admin.call<Schemas['AdminRide']>('PUT', `${at}/crew`, crew, await seen(service, rideId))
    expectProblem(await name({ driverId: stranger.driverId, vehicleId }), { code: 'RULE_VIOLATION' })
    expect((await name({ driverId, vehicleId, note: 'Said Nina' })).body).toMatchObject({ state: 'assigned' })
    const key = { 'Idempotency-Key': randomUUID() }
    const incident = {
      kind: 'breakdown',
      note: 'At the toll gate',
      told: 'Another car comes at 15:10.\nNina',
    }
    const record = () => admin.call<Schemas['AdminRide']>('POST', `${at}/incidents`, incident, key)
    const [once, again] = [await record(), await record()]
    expect([once.status, again.status]).toEqual([201, 201])
    expect(again.body).toMatchObject({ travellerLanguage: 'en', incidents: [incident] })
    const { rows: mails } = await sql<{ text: string }>`
      select data -> 'mail' ->> 'text' as text from jobs.job
      where name = 'mail' and data -> 'mail' ->> 'kind' = 'ride-incident' and data::text like ${`%booking=${booking.id}%`}`.execute(
      database(service),
    )
    expect(mails).toEqual([{ text: incident.told }])
    const back = await admin.call<Schemas['AdminRide']>(
      'POST',
      `${at}/return`,
      { reason: 'OTHER', note: 'The van is gone' },
      await seen(service, rideId),
    )
    expect(back.body).toMatchObject({ state: 'open', carrierId: null, driverName: null })
    expect((await admin.call<Schemas['RideCrewChoice']>('GET', `${at}/crew`)).body.drivers).toEqual([])
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_id = ${String(booking.id)} and action like 'ride.%' order by id`.execute(
      database(service),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'ride.crew-named',
      'ride.incident-recorded',
      'ride.taken-back',
    ])
  })

  it('finds under Today what nobody drives four hours before the pickup', async () => {
    const { userId } = await newCarrier()
    const { booking, rideId } = await carriersRide(service, traveller, userId, 'offered')
    const waits = async () => {
      const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
      return body.tasks.find(({ kind, id }) => kind === 'ride' && id === rideId)
    }
    const today = service.clock.now
    try {
      const pickup = Date.parse(booking.pickupAt)
      service.clock.now = new Date(pickup - 4 * 3_600_000 - 60_000)
      expect(await waits()).toBeUndefined()
      service.clock.now = new Date(pickup - 4 * 3_600_000)
      expect(await waits()).toMatchObject({ detail: ['no-carrier'], bookingId: booking.id })
    } finally {
      service.clock.now = today
    }
  })
})
