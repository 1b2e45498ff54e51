import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../support/accounts.ts'
import { ADMIN, idOf } from '../../support/administrators.ts'
import { atLength } from '../../support/at-length.ts'
import type { TestClient } from '../../support/client.ts'
import { carriersRide, seen, type Stage } from '../../support/rides.ts'
import { testService, type TestService } from '../../support/service.ts'
import { newTraveller } from '../../support/traveller.ts'
import { from, killAtEachStep } from './kill-at-each-step.ts'

let service: TestService
let traveller: TestClient
let carrier: TestClient
let userId: string

beforeAll(async () => {
  service = await testService({ ...ADMIN, DISPATCH: '0' })
  traveller = (await newTraveller(service.url)).client
  carrier = (await newTraveller(service.url)).client
  userId = await idOf(carrier)
}, 60_000)
afterAll(() => service.close())

/** Kills the service on its way through a carrier's answer, which is then given again, twice at once. */
async function killed(
  stage: Stage,
  path: (made: { offerId: string; rideId: string }) => string,
  body: object | undefined,
  look: (rideId: string) => Promise<void>,
): Promise<void> {
  const steps = await killAtEachStep(service, {
    async prepare() {
      await sql`delete from carrier_member where user_id = ${userId}`.execute(database(service))
      const made = await carriersRide(service, traveller, userId, stage)
      const headers = { 'Idempotency-Key': randomUUID(), ...(await seen(service, made.rideId)) }
      return { path: path(made), rideId: made.rideId, headers }
    },
    act: (url, { path: at, headers }) =>
      from(carrier, url)(at, {
        method: 'POST',
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async look({ path: at, rideId, headers }) {
      const again = () => carrier.call('POST', at, body, headers)
      const [one, other] = await Promise.all([again(), again()])
      expect(one?.status, JSON.stringify(one?.body)).toBe(200)
      expect(other?.body).toEqual(one?.body)
      await look(rideId)
    },
  })
  expect(steps).toBeGreaterThanOrEqual(3)
}

async function standing(rideId: string) {
  const { rows } = await sql<{ state: string; moves: string[]; offers: string[] }>`
    select state, (select array_agg(e.move order by e.id) from ride_event e where e.ride_id = r.id) as moves,
      (select array_agg(o.state) from ride_offer o where o.ride_id = r.id) as offers
    from ride r where r.id = ${rideId}`.execute(database(service))
  return rows[0]
}

describe('a process that dies while a carrier answers', () => {
  it.runIf(atLength(true, false))(
    'has accepted once, or nothing',
    async () => {
      await killed(
        'offered',
        ({ offerId }) => `/api/carrier/offers/${offerId}/acceptance`,
        undefined,
        async (rideId) => {
          expect(await standing(rideId)).toEqual({
            state: 'accepted',
            moves: ['create', 'offer', 'accept'],
            offers: ['accepted'],
          })
        },
      )
    },
    300_000,
  )

  it.runIf(atLength(true, false))(
    'has given back once, or nothing',
    async () => {
      await killed(
        'accepted',
        ({ rideId }) => `/api/carrier/rides/${rideId}/return`,
        { reason: 'OTHER' },
        async (rideId) => {
          expect(await standing(rideId)).toEqual({
            state: 'open',
            moves: ['create', 'accept', 'release'],
            offers: ['given-back'],
          })
        },
      )
    },
    300_000,
  )
})
