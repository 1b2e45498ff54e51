import type { operations } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchCondition } from './booking-search.ts'

/** What is asked of the list. */
export type BookingQuery = NonNullable<operations['listAllBookings']['parameters']['query']>

type Order = NonNullable<BookingQuery['sort']>

/** By which column an order goes, and which way. Equal values follow one another by their id. */
const ORDERS: Record<Order, { column: string; isDescending: boolean }> = {
  newest: { column: 'id', isDescending: true },
  oldest: { column: 'id', isDescending: false },
  soonest: { column: 'pickup_at', isDescending: false },
  latest: { column: 'pickup_at', isDescending: true },
}

/** The rest of a statement, from `where` on, that answers a query of the bookings in its order. */
export async function bookingList(em: EntityManager, query: BookingQuery): Promise<RawBuilder<unknown>> {
  const { status, paymentStatus, bookingNumber, q, pickupFrom, pickupTo, vehicleClass, userId, before } =
    query
  const { column, isDescending } = ORDERS[query.sort ?? 'newest']
  const key = sql`(${sql.ref(column)}, id)`
  const conditions: RawBuilder<unknown>[] = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(paymentStatus ? [sql`payment_status = ${paymentStatus}`] : []),
    // Numbers are kept in capitals; on a statement they stand as the bank writes them.
    ...(bookingNumber === undefined ? [] : [sql`booking_number = ${bookingNumber.trim().toUpperCase()}`]),
    ...(pickupFrom ? [sql`pickup_date >= ${pickupFrom}`] : []),
    ...(pickupTo ? [sql`pickup_date <= ${pickupTo}`] : []),
    ...(vehicleClass ? [sql`vehicle_type_id = ${vehicleTypeId(vehicleClass)}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(q?.trim() ? [await searchCondition(em, q)] : []),
    ...(before === undefined
      ? []
      : [
          sql`${key} ${isDescending ? sql`<` : sql`>`} (select ${sql.ref(column)}, id from booking where id = ${before})`,
        ]),
  ]
  const direction = isDescending ? sql`desc` : sql`asc`
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`${where} order by ${sql.ref(column)} ${direction}, id ${direction}`
}

function vehicleTypeId(name: string): number {
  return VEHICLE_CLASSES.find((vehicle) => vehicle.name === name)?.id ?? 0
}
