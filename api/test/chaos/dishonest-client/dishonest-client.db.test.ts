import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { client, type Client } from './client.ts'
import { askHonestly } from './honest.ts'
import { judge } from './judge.ts'
import { KNOWN_TRICKS } from './known-tricks.ts'
import { play } from './play.ts'
import type { TestClient } from '../../support/client.ts'
import { testService, type TestService } from '../../support/service.ts'
import { newTraveller } from '../../support/traveller.ts'

/**
 * Plays clients that want a long way for the price of a short one: texts, points, kilometres and totals at random, changed
 * between price, booking and change. Claimed is:
 *
 * 1. No booking costs less than the way between the places that its words name: along the great circle, at the rate and the
 *    least price of the class there, by a table of places and a tariff written for this test. No road is shorter. A text and its
 *    point may differ by 10 km, and the table from anybody's map by 6. Where a text names places more than 40 km apart it is
 *    refused, or costs what its dearest reading costs; that is claimed of airports and towns of 20,000 people by their plain
 *    names, and of others that one of the readings is paid for. Words in whose stead the service books its own place's name are
 *    no booking's words.
 * 2. The price was made for a place that the words name.
 * 3. No point outside of the served countries gets a price, and no text that names one alone gets a booking.
 *
 * Honest texts must get their prices: a service that refuses everything holds nothing.
 *
 * `DISHONEST_CLIENTS` plays so many; `DISHONEST_SEED` and `DISHONEST_PATH` repeat one that got through.
 */
const { DISHONEST_CLIENTS, DISHONEST_SEED, DISHONEST_PATH } = process.env
const CLIENTS = Number(DISHONEST_CLIENTS ?? 30)
const isLong = CLIENTS > 50

let service: TestService
let traveller: TestClient

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '1000000' })
  ;({ client: traveller } = await newTraveller(service.url))
})
afterAll(() => service.close())

it('people who say where they are and where they go get a price', { timeout: 120_000 }, async () => {
  const { asked, refused } = await askHonestly(traveller, isLong ? 1 : 10)
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(asked * 0.03)
})

it(
  'nobody books a way for less than it costs between the places that are named',
  { timeout: Math.max(120, CLIENTS * 2) * 1000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(client, async (one) => {
        const played = await play(service, traveller, one)
        const found = judge(one, played)
        expect(found, `what it got, and how:\n${played.conversation.text()}`).toEqual([])
      }),
      {
        numRuns: CLIENTS,
        examples: KNOWN_TRICKS.map((one): [Client] => [one]),
        ...(DISHONEST_SEED && { seed: Number(DISHONEST_SEED) }),
        ...(DISHONEST_PATH && { path: DISHONEST_PATH }),
      },
    )
  },
)
