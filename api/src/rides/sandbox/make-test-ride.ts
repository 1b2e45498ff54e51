import { MS_PER_DAY, MS_PER_MINUTE, TEST_RIDES } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { raiseEvents } from '#platform/webhooks/raise-events.ts'
import { after } from '../ride/ride-states.ts'
import { lockTestRide } from './lock-test-ride.ts'
import { toldTestRide } from './test-ride-view.ts'
import { TestRide, type TestRideRow } from './test-ride.entity.ts'

type Schemas = components['schemas']

const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MINUTES_TO_PICKUP = 1440
const LATER_MINUTES = 30

/** Offers a carrier an invented ride. What is older than it is kept goes. @throws Problem RULE_VIOLATION for one too many */
export async function makeTestRide(
  em: EntityManager,
  carrierId: string,
  { vehicleTypeId = 1, minutesToPickup = MINUTES_TO_PICKUP }: Schemas['TestRideOrder'],
  now: Date,
): Promise<TestRideRow> {
  const minutes = (count: number) => new Date(now.getTime() + count * MS_PER_MINUTE)
  const db = em.getKysely()
  // Two at once would both find room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test rides of ${carrierId}`}, 0))`.execute(db)
  const old = new Date(now.getTime() - TEST_RIDES.keptDays * MS_PER_DAY)
  await sql`delete from test_ride where carrier_id = ${carrierId} and created_at <= ${old}`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from test_ride where carrier_id = ${carrierId}`.execute(db)
  if ((rows[0]?.count ?? 0) >= TEST_RIDES.most)
    throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: TEST_RIDES.most }))
  const row = await insertRow(em, TestRide, {
    id: randomUUID(),
    carrierId,
    bookingNumber: `FC-T${Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`,
    state: 'offered',
    version: 1,
    offerId: randomUUID(),
    offerState: 'open',
    answerUntil: minutes(Math.min(TEST_RIDES.answerMinutes, minutesToPickup / 2)),
    amendmentUntil: null,
    pickupAt: minutes(minutesToPickup),
    vehicleTypeId,
    driverId: null,
    vehicleId: null,
    createdAt: now,
  })
  await raise(em, row, 'ride.offered', now)
  return row
}

/** What travellers and other carriers do to a ride. @throws Problem NOT_FOUND, RIDE_MOVED */
export async function happenToTestRide(
  em: EntityManager,
  carrierId: string,
  { id, what }: { id: string; what: Schemas['TestRideHappening']['what'] },
  now: Date,
): Promise<TestRideRow> {
  const row = await lockTestRide(em, carrierId, { id })
  if (what === 'take') {
    if (row.offerState !== 'open') throw elsewhere()
    Object.assign(row, { state: 'accepted', offerState: 'over' })
  } else if (what === 'cancel') {
    const to = after(row.state, 'cancel')
    if (!to) throw elsewhere()
    Object.assign(row, {
      state: to,
      amendmentUntil: null,
      ...(row.offerState === 'open' && { offerState: 'over' }),
    })
  } else {
    const mayBeAsked = row.offerState === 'accepted' && (row.state === 'accepted' || row.state === 'assigned')
    if (!mayBeAsked) throw elsewhere()
    row.pickupAt = new Date(row.pickupAt.getTime() + LATER_MINUTES * MS_PER_MINUTE)
    row.amendmentUntil = new Date(now.getTime() + TEST_RIDES.answerMinutes * MS_PER_MINUTE)
  }
  row.version += 1
  await saveRow(em, TestRide, row)
  await raise(em, row, { take: 'ride.taken', cancel: 'ride.cancelled', change: 'ride.changed' }[what], now)
  return row
}

const elsewhere = () => new Problem('RIDE_MOVED', sentence('standsElsewhere'))

/** Tells the carrier's addresses that are for tests, and no other. */
async function raise(em: EntityManager, row: TestRideRow, type: string, at: Date): Promise<void> {
  const owner = { kind: 'carrier', id: row.carrierId } as const
  await raiseEvents(em, { owner, isTest: true, at }, async () => {
    const data = toldTestRide(row)
    return [{ type, subject: row.bookingNumber, version: row.version, data }]
  })
}
