import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { contract } from '#platform/contract/document.ts'
import { followReference } from '#platform/contract/follow-reference.ts'
import { database } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet } from '../support/fleet.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { carriersRide, seen } from '../support/rides.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let traveller: TestClient

beforeAll(async () => {
  service = await sharedService()
  ;({ client: traveller } = await newTraveller(service.url))
})

const PATH = '/api/carrier/webhooks'
/** Nobody listens there. */
const URL = 'http://127.0.0.1:1/webhooks'

async function newOwner() {
  const { client, email } = await newTraveller(service.url)
  const userId = await idOf(client)
  return { client, email, userId }
}

/** What the members of a carrier are mailed of rides, in order. */
async function toldOfRides(email: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select data -> 'mail' ->> 'what' as what from jobs.job
    where name = 'mail' and data ->> 'to' = ${email} and data -> 'mail' ->> 'kind' = 'carrier-ride'
    order by created_on, id`.execute(database(service))
  return rows.map(({ what }) => what)
}

const fieldsOf = (name: string) =>
  Object.keys(
    followReference(contract, { $ref: `#/components/schemas/${name}` })['properties'] as object,
  ).toSorted()

it('a carrier hears by mail and by webhook what becomes of a ride, and of nobody who travels', async () => {
  const { client, email, userId } = await newOwner()
  const { rideId, booking, fleet } = await carriersRide(service, traveller, userId, 'accepted')
  expect(await toldOfRides(email)).toEqual([])
  const made = await client.call<Schemas['MadeWebhookEndpoint']>('POST', PATH, { url: URL })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.endpoint
  const cancelled = await traveller.call('POST', `/api/bookings/${booking.id}/cancellation`, {})
  expect(cancelled.status).toBe(200)
  expect(await toldOfRides(email)).toEqual(['cancelled'])
  const list = await client.call<Schemas['WebhookDeliveryList']>('GET', `${PATH}/${id}/deliveries`)
  expect(list.body).toMatchObject({
    deliveries: [{ type: 'ride.cancelled', subject: booking.bookingNumber }],
    next: null,
  })
  const event = JSON.parse(list.body.deliveries[0]?.body ?? '') as Schemas['RideWebhook']
  expect(event.data).toMatchObject({ rideId, state: 'cancelled', offerId: null, test: false })
  // Those of a car by the hour are not there for a ride between two places.
  const ofHire = ['durationHours', 'includedKm']
  expect(Object.keys(event.data).toSorted()).toEqual(
    fieldsOf('ToldRide').filter((field) => !ofHire.includes(field)),
  )
  expect(JSON.stringify(event)).not.toMatch(/Kowalska/)
  // Of a closed carrier nobody hears anything more.
  await sql`update carrier set state = 'closed' where id = ${fleet.carrierId}`.execute(database(service))
  expectProblem(await client.call('POST', PATH, { url: URL }), { code: 'CARRIER_STATE' })
})

it('whoever is asked is told by when to answer, and that another has taken it', async () => {
  const { client, email, userId } = await newOwner()
  await newFleet(service, { userId })
  await sql`delete from carrier_member where user_id = ${userId}`.execute(database(service))
  const { offerId, rideId } = await carriersRide(service, traveller, userId, 'offered')
  expect(await toldOfRides(email)).toEqual(['offered'])
  const taken = await client.call(
    'POST',
    `/api/carrier/offers/${offerId}/acceptance`,
    undefined,
    await seen(service, rideId),
  )
  expect(taken.status).toBe(200)
  // Who does something knows it.
  expect(await toldOfRides(email)).toEqual(['offered'])
  await sql`update carrier_member set role = 'bookkeeper' where user_id = ${userId}`.execute(
    database(service),
  )
  expectProblem(await client.call('GET', PATH), { code: 'FORBIDDEN' })
  expect((await client.call('GET', `/api/carrier/rides/${rideId}`)).status).toBe(200)
})

it('an address belongs to one carrier: another’s owner finds none, and its owner rotates, switches off and sends again', async () => {
  const [mine, other] = [await newOwner(), await newOwner()]
  await newFleet(service, { userId: mine.userId })
  await newFleet(service, { userId: other.userId })
  const wrong = await mine.client.call('POST', PATH, { url: URL, types: ['booking.paid'] })
  expectProblem(wrong, { code: 'RULE_VIOLATION' })
  expectProblem(await mine.client.call('POST', PATH, { url: 'https://10.0.0.1/x' }), {
    code: 'RULE_VIOLATION',
  })
  const made = await mine.client.call<Schemas['MadeWebhookEndpoint']>('POST', PATH, { url: URL })
  const { endpoint, secret } = made.body
  const at = `${PATH}/${endpoint.id}`
  const calls: [string, string, object?][] = [
    ['GET', `${at}/deliveries`],
    ['POST', `${at}/ping`],
    ['POST', `${at}/secret`, { overlapHours: 1 }],
    ['PUT', `${at}/state`, { state: 'disabled' }],
    ['POST', `${at}/replay`, { from: '2026-01-01T00:00:00Z' }],
    ['DELETE', at],
  ]
  for (const [method, path, body] of calls)
    expectProblem(await other.client.call(method, path, body), { code: 'NOT_FOUND' })
  const rotated = await mine.client.call<Schemas['MadeWebhookEndpoint']>('POST', `${at}/secret`, {
    overlapHours: 1,
  })
  expect(rotated.body.secret).not.toBe(secret)
  expect(rotated.body.endpoint.oldSecretUntil).not.toBeNull()
  expect((await mine.client.call('POST', `${at}/ping`)).status).toBe(200)
  const { body } = await mine.client.call<Schemas['WebhookDeliveryList']>('GET', `${at}/deliveries`)
  expect(body.deliveries.map(({ type }) => type)).toEqual(['ping'])
  expect((await mine.client.call('PUT', `${at}/state`, { state: 'disabled' })).body).toMatchObject({
    state: 'disabled',
    disabledReason: 'owner',
  })
  const deliveryId = body.deliveries[0]?.id
  expectProblem(await mine.client.call('POST', `${at}/replay`, { deliveryId }), { code: 'RULE_VIOLATION' })
  await mine.client.call('PUT', `${at}/state`, { state: 'enabled' })
  const again = await mine.client.call('POST', `${at}/replay`, { deliveryId })
  expect(again.body).toEqual({ count: 1 })
  expectProblem(await mine.client.call('POST', `${at}/replay`, {}), { code: 'RULE_VIOLATION' })
  expect((await mine.client.call('DELETE', at)).status).toBe(200)
  expect((await mine.client.call<Schemas['WebhookEndpointList']>('GET', PATH)).body.endpoints).toEqual([])
})
