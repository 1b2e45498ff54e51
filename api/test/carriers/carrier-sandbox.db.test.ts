import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { database } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import { carriersRide } from '../support/rides.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

it('a test key plays invented rides from the offer to the end, and sees and touches nothing real', async () => {
  const { client: owner } = await newTraveller(service.url)
  const { client: traveller } = await newTraveller(service.url)
  const real = await carriersRide(service, traveller, await idOf(owner), 'offered')
  const made = await owner.call<Schemas['MadeCarrierKey']>('POST', '/api/carrier/keys', {
    label: 'Try',
    test: true,
  })
  expect(made.body).toMatchObject({ key: { test: true } })
  await owner.call('POST', '/api/carrier/webhooks', {
    url: 'http://127.0.0.1:9/',
    test: true,
  })
  const server = new TestClient(service.url)
  const by = <Answer>(method: string, path: string, body?: object, tag?: string) =>
    server.call<Answer>(method, `/api/carrier${path}`, body, {
      Authorization: `Bearer ${made.body.secret}`,
      ...(tag && { 'If-Match': tag }),
    })
  const { body: offer } = await by<Schemas['RideOffer']>('POST', '/test-rides', {})
  expect(offer.ride).toMatchObject({ state: 'offered', test: true, traveller: null })
  const offers = await by<Schemas['RideOfferList']>('GET', '/offers')
  expect(offers.body.offers.map(({ id }) => id)).toEqual([offer.id])
  expectProblem(await by('POST', `/offers/${real.offerId}/acceptance`, undefined, '"any"'), {
    code: 'NOT_FOUND',
  })
  expectProblem(await by('GET', `/rides/${real.rideId}`), { code: 'NOT_FOUND' })
  expectProblem(await by('POST', `/offers/${offer.id}/acceptance`, undefined, '"old"'), {
    code: 'PRECONDITION_FAILED',
  })
  const { body: ride } = await by<Schemas['CarrierRide']>(
    'POST',
    `/offers/${offer.id}/acceptance`,
    undefined,
    offer.ride.tag,
  )
  expect(ride).toMatchObject({ state: 'accepted', traveller: { name: 'Test Traveller' } })
  const at = `/rides/${ride.id}`
  const happen = (what: string) =>
    by<Schemas['CarrierRide']>('POST', `/test-rides/${ride.id}/happening`, { what })
  const { body: changed } = await happen('change')
  const crew = { driverId: real.driverId, vehicleId: real.vehicleId }
  expectProblem(await by('PUT', `${at}/assignment`, crew, changed.tag), { code: 'RIDE_MOVED' })
  expect((await by('POST', `${at}/amendment`, { drives: true }, changed.tag)).status).toBe(200)
  const tag = async () => (await by<Schemas['CarrierRide']>('GET', at)).body.tag
  expectProblem(await by('PUT', `${at}/assignment`, { ...crew, driverId: real.rideId }, await tag()), {
    code: 'RULE_VIOLATION',
  })
  expect((await by('PUT', `${at}/assignment`, crew, await tag())).status).toBe(200)
  for (const step of ['depart', 'arrive', 'arrive', 'board', 'finish'])
    expect((await by('POST', `${at}/progress`, { step }, await tag())).status, step).toBe(200)
  expect((await by<Schemas['CarrierRide']>('GET', at)).body.state).toBe('done')
  expectProblem(await happen('cancel'), { code: 'RIDE_MOVED' })
  const { body: another } = await by<Schemas['RideOffer']>('POST', '/test-rides', { minutesToPickup: 60 })
  await by('POST', `/test-rides/${another.ride.id}/happening`, { what: 'take' })
  expectProblem(await by('POST', `/offers/${another.id}/acceptance`, undefined, another.ride.tag), {
    code: 'RIDE_TAKEN',
  })
  // What was told, was told as a test.
  const { rows } = await sql<{ type: string; test: boolean }>`
    select type, is_test as test from webhook_event where owner_id = ${real.fleet.carrierId} order by created_at, id`.execute(
    database(service),
  )
  expect(
    rows
      .filter(({ test }) => test)
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['ride.changed', 'ride.offered', 'ride.offered', 'ride.taken'])
  // Nothing real has moved, and nothing that has no test of its own can be called.
  const { body: live } = await owner.call<Schemas['RideOfferList']>('GET', '/api/carrier/offers')
  expect(live.offers.map(({ id }) => id)).toEqual([real.offerId])
  for (const { operationId, method, path, takesCarrierKey, takesTestKey } of readOperations()) {
    if (!takesCarrierKey || takesTestKey || !path.startsWith('/api/carrier')) continue
    const refused = await by(
      method.toUpperCase(),
      path.replace('/api/carrier', '').replaceAll(/\{\w+\}/g, real.rideId),
    )
    expect([operationId, refused.status]).toEqual([operationId, 403])
  }
})
