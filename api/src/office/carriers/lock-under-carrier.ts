import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow } from '#platform/database/rows.ts'
import { Carrier, type CarrierRow } from '#people/carriers/carrier.entity.ts'

/**
 * Something that hangs on a carrier, and the carrier, both under their locks: the carrier first, so that whatever hangs on it is
 * changed by one at a time. Null where there is no such thing.
 */
export async function lockUnderCarrier<Row extends { id: string; carrierId: string }>(
  em: EntityManager,
  entity: EntityName<Row>,
  id: string,
): Promise<{ carrier: CarrierRow; row: Row } | null> {
  const known = await findRow<Row>(em, entity, { id } as Partial<Row>)
  const carrier = known && (await lockRow(em, Carrier, sql`id = ${known.carrierId}`))
  const row = carrier && (await lockRow(em, entity, sql`id = ${id}`))
  return carrier && row ? { carrier, row } : null
}
