import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookingOf, expectSound } from '../support/money.ts'
import { askRefund, bookingPaidAtPage, orderOf, sendRefunds } from '../support/refunds.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let one: TestClient
let other: TestClient
let traveller: TestClient

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
  one = await administrator(service)
  other = await administrator(service)
  ;({ client: traveller } = await newTraveller(service.url))
})
afterAll(() => service.close())

/** What people of ours do to a booking while they look at it. */
type Deed =
  | { kind: 'status'; status: 'pending' | 'confirmed' | 'in-progress' | 'completed' }
  | { kind: 'refund'; to: 'balance' | 'card'; cents: number }
  | { kind: 'cancel'; cause: 'carrier' | 'company' }
  | { kind: 'change'; vehicleTypeId: number }
  | { kind: 'note' }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('pending' as const, 'confirmed', 'in-progress', 'completed'),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    to: fc.constantFrom('balance' as const, 'card'),
    cents: fc.integer({ min: 1, max: 4_000 }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), cause: fc.constantFrom('carrier' as const, 'company') }),
  fc.record({ kind: fc.constant('change' as const), vehicleTypeId: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('note' as const) }),
)

async function run(who: TestClient, id: number, etag: string, wish: Deed): Promise<number> {
  const headers = { 'If-Match': etag, 'Idempotency-Key': randomUUID() }
  const path = `/api/admin/bookings/${id}`
  switch (wish.kind) {
    case 'status':
      return (await who.call('PATCH', `${path}/status`, { status: wish.status }, headers)).status
    case 'note':
      return (await who.call('POST', `${path}/notes`, { text: 'Called the traveller.' })).status
    case 'change':
      return (
        await who.call(
          'POST',
          `${path}/change`,
          { vehicleTypeId: wish.vehicleTypeId, reason: 'A larger family.' },
          headers,
        )
      ).status
    case 'refund': {
      const order = wish.to === 'card' ? { toCardCents: wish.cents } : { toBalanceCents: wish.cents }
      return (await askRefund(who, { id }, orderOf(order), headers)).status
    }
    case 'cancel': {
      const { paidCents } = await bookingOf(traveller, id)
      const order = orderOf({ cancel: { cause: wish.cause }, toBalanceCents: paidCents })
      return (await askRefund(who, { id }, order, headers)).status
    }
  }
}

it(
  'two administrators who decide upon one booking at once: one of two changes of the same version wins, and no cent is lost',
  { timeout: 300_000 },
  async () => {
    let raced = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(deed, deed), { minLength: 2, maxLength: 5 }), async (rounds) => {
        const { id, totalPriceCents } = await bookingPaidAtPage(service, traveller)
        for (const [mine, yours] of rounds) {
          const path = `/api/admin/bookings/${id}`
          const etag = (await one.call('GET', path)).headers.get('etag') ?? ''
          const statuses = await Promise.all([run(one, id, etag, mine), run(other, id, etag, yours)])
          for (const status of statuses)
            expect([200, 201, 202, 409, 412, 422], String(status)).toContain(status)
          if (statuses.includes(412)) raced += 1
          const after = await bookingOf(traveller, id)
          expect(after.refundedCents).toBeLessThanOrEqual(Math.max(totalPriceCents, after.totalPriceCents))
          await expectSound(service)
        }
        await sendRefunds(service, id)
        await expectSound(service)
      }),
      { numRuns: 40, seed: 20_261_124 },
    )
    // Both wanted something often enough for the version to decide.
    expect(raced).toBeGreaterThan(5)
    expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
  },
)
