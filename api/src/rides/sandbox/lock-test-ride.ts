import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { TestRide, type TestRideRow } from './test-ride.entity.ts'

/** A test ride of a carrier, by its own id or its offer's, under its lock. @throws Problem NOT_FOUND; another's does not exist */
export async function lockTestRide(
  em: EntityManager,
  carrierId: string,
  which: { id: string } | { offerId: string },
): Promise<TestRideRow> {
  const named = 'id' in which ? sql`id = ${which.id}` : sql`offer_id = ${which.offerId}`
  const row = await lockRow(em, TestRide, sql`${named} and carrier_id = ${carrierId}`)
  if (!row) throw new Problem('NOT_FOUND', 'There is no such test ride of yours.')
  return row
}
