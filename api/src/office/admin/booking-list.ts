import type { operations } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { keysetPage, type KeyOrder } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchBookings } from './booking-search.ts'

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
  const { status, paymentStatus, bookingNumber, q, vehicleClass, userId } = query
  const conditions: RawBuilder<unknown>[] = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(paymentStatus ? [sql`payment_status = ${paymentStatus}`] : []),
    // Numbers are kept in capitals; on a statement they stand as the bank writes them.
    ...(bookingNumber === undefined ? [] : [sql`booking_number = ${bookingNumber.trim().toUpperCase()}`]),
    ...pickedUp(query),
    ...(vehicleClass ? [sql`vehicle_type_id = ${vehicleTypeId(vehicleClass)}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
  ]
  const order = ORDERS[query.sort ?? 'newest']
  const { isDescending } = order
  const isById = conditions.length === 0 && order.columns.length === 1
  const found = q?.trim()
    ? await searchBookings(em, q, isById ? { ...query, isDescending } : undefined)
    : undefined
  return keysetPage([...conditions, ...(found ? [found.isThere] : [])], order, query)
}

/** One day is asked for as such: its bookings are one stretch of an index, in the order of their ids. */
function pickedUp({ pickupFrom: from, pickupTo: to }: BookingQuery): RawBuilder<unknown>[] {
  if (from && from === to) return [sql`pickup_date = ${from}`]
  return [...(from ? [sql`pickup_date >= ${from}`] : []), ...(to ? [sql`pickup_date <= ${to}`] : [])]
}

function vehicleTypeId(name: string): number {
  return VEHICLE_CLASSES.find((vehicle) => vehicle.name === name)?.id ?? 0
}
