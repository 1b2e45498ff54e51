import { addressOf } from '#people/accounts/open-guest.ts'
import { vehicleClass } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { toBooking } from '#bookings/booking/booking-view.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { pageOf } from '#platform/database/keyset.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { bookingList, type BookingQuery } from './booking-list.ts'

export type AdminBooking = components['schemas']['AdminBooking']

const DEFAULT_PAGE = 50

/** A page of the bookings that a query asks for, by key: the same cost at any depth. */
export async function listAllBookings(
  { orm }: Context,
  query: BookingQuery,
): Promise<components['schemas']['AdminBookingList']> {
  const em = orm.em.fork()
  const { limit = DEFAULT_PAGE } = query
  const found = await findRows(em, Booking, await bookingList(em, { ...query, limit }))
  const { rows, next } = pageOf(found, limit)
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const users = ids.length > 0 ? await findRows(em, User, sql`where id in (${sql.join(ids)})`) : []
  const byId = new Map(users.map((user) => [user.id, user]))
  return {
    bookings: rows.map((row) => toAdminBooking(row, byId.get(row.userId))),
    next,
  }
}

/** @throws Problem NOT_FOUND */
export async function adminBooking(context: Context, id: number): Promise<AdminBooking> {
  return (await taggedBooking(context, id)).booking
}

/** A booking with the tag of its row. @throws Problem NOT_FOUND */
export async function taggedBooking(
  { orm }: Context,
  id: number,
): Promise<{ booking: AdminBooking; headers: { ETag: string } }> {
  const em = orm.em.fork()
  const row = await findRow(em, Booking, { id })
  if (!row) throw new Problem('NOT_FOUND', 'Booking not found')
  const user = await findRow(em, User, { id: row.userId })
  return { booking: toAdminBooking(row, user ?? undefined), headers: tagged(row) }
}

/** About 100 metres: enough to see where the price comes from, and not whose door it is. */
const SHARED_DIGITS = 3

type Person = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'contactEmail' | 'erasedAt'>

function toAdminBooking(row: BookingRow, user: Person | undefined): AdminBooking {
  const person = user && !user.erasedAt ? user : undefined
  return {
    ...toBooking(row, SHARED_DIGITS),
    userFirstName: person?.firstName ?? '',
    userLastName: person?.lastName ?? '',
    userEmail: person ? addressOf(person) : '',
    vehicleTypeName: (vehicleClass(row.vehicleTypeId)?.name ?? 'Economy') as AdminBooking['vehicleTypeName'],
  }
}
