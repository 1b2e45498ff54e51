import type { operations } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { keysetPage, type KeyOrder } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchCondition } from './booking-search.ts'

/** What is asked of the list. */
export type BookingQuery = NonNullable<operations['listAllBookings']['parameters']['query']>

type Order = NonNullable<BookingQuery['sort']>

const by = (columns: readonly string[], isDescending: boolean): KeyOrder => ({
  table: 'booking',
  columns,
  isDescending,
})

/** By which columns an order goes, and which way. Equal values follow one another by their id. */
const ORDERS: Record<Order, KeyOrder> = {
  newest: by(['id'], true),
  oldest: by(['id'], false),
  soonest: by(['pickup_at', 'id'], false),
  latest: by(['pickup_at', 'id'], true),
}

/** The rest of a statement, from `where` on, that answers a query of the bookings in its order. */
export async function bookingList(
  em: EntityManager,
  query: BookingQuery & { limit: number },
): Promise<RawBuilder<unknown>> {
  const { status, paymentStatus, bookingNumber, q, pickupFrom, pickupTo, vehicleClass, userId } = query
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
  ]
  return keysetPage(conditions, ORDERS[query.sort ?? 'newest'], query)
}

function vehicleTypeId(name: string): number {
  return VEHICLE_CLASSES.find((vehicle) => vehicle.name === name)?.id ?? 0
}
