import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { database } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { newFleet } from '../support/fleet.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { carriersRide, seen } from '../support/rides.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const PATH = '/api/carrier/keys'
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` })

async function newOwner() {
  const { client } = await newTraveller(service.url)
  return { client, userId: await idOf(client) }
}

async function newKey(client: TestClient) {
  const made = await client.call<Schemas['MadeCarrierKey']>('POST', PATH, { label: ' Dispatch system ' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

it('a key answers offers and drives rides, and does nothing else', async () => {
  const { client, userId } = await newOwner()
  const { client: traveller } = await newTraveller(service.url)
  const ride = await carriersRide(service, traveller, userId, 'offered')
  const { secret, key } = await newKey(client)
  expect(key).toMatchObject({ label: 'Dispatch system', lastUsedAt: null })
  const server = new TestClient(service.url)
  const by = async <Answer>(method: string, path: string, body?: object) =>
    server.call<Answer>(method, path, body, { ...bearer(secret), ...(await seen(service, ride.rideId)) })
  const { body } = await by<Schemas['RideOfferList']>('GET', '/api/carrier/offers')
  expect(body.offers.map(({ id }) => id)).toEqual([ride.offerId])
  expect((await by('POST', `/api/carrier/offers/${ride.offerId}/acceptance`)).status).toBe(200)
  const crew = { driverId: ride.driverId, vehicleId: ride.vehicleId }
  expect((await by('PUT', `/api/carrier/rides/${ride.rideId}/assignment`, crew)).status).toBe(200)
  expect((await by('GET', '/api/carrier')).status).toBe(200)
  for (const { operationId, method, path, takesCarrierKey } of readOperations()) {
    if (takesCarrierKey || !path.startsWith('/api/carrier')) continue
    const refused = await by(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, ride.rideId))
    expect([operationId, refused.status]).toEqual([operationId, 401])
  }
  const list = await client.call<Schemas['CarrierKeyList']>('GET', PATH)
  expect(list.body.keys[0]?.lastUsedAt).toBe(service.clock.now.toISOString())
  expect(JSON.stringify(list.body)).not.toContain(secret)
})

it('a key works until it is revoked, replaced and its time is over, or its carrier is closed, and never from a browser', async () => {
  const { client, userId } = await newOwner()
  const { carrierId } = await newFleet(service, { userId })
  const server = new TestClient(service.url)
  const look = (secret: string, more: Record<string, string> = {}) =>
    server.call('GET', '/api/carrier/rides', undefined, { ...bearer(secret), ...more })
  const [first, second] = [await newKey(client), await newKey(client)]
  expectProblem(await look('ck_live_0123456789abcdefghijklmnopqrx7q2'), { code: 'INVALID_KEY' })
  expectProblem(await look(first.secret, { 'Sec-Fetch-Site': 'same-origin' }), {
    code: 'SECRET_KEY_IN_BROWSER',
  })
  const other = await newOwner()
  await newFleet(service, { userId: other.userId })
  expectProblem(await other.client.call('DELETE', `${PATH}/${first.key.id}`), { code: 'NOT_FOUND' })

  const rotated = await client.call<Schemas['MadeCarrierKey']>('POST', `${PATH}/${first.key.id}/rotation`, {
    overlapHours: 1,
  })
  for (const secret of [first.secret, rotated.body.secret]) expect((await look(secret)).status).toBe(200)
  const at = service.clock.now
  try {
    service.clock.now = new Date(at.getTime() + 3_600_000)
    expectProblem(await look(first.secret), { code: 'KEY_REVOKED' })
    expect((await look(rotated.body.secret)).status).toBe(200)
  } finally {
    service.clock.now = at
  }
  expect((await client.call('DELETE', `${PATH}/${second.key.id}`)).status).toBe(200)
  expectProblem(await look(second.secret), { code: 'KEY_REVOKED' })
  await sql`update carrier set state = 'closed' where id = ${carrierId}`.execute(database(service))
  expectProblem(await look(rotated.body.secret), { code: 'KEY_REVOKED' })
})
