import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { Problem } from '#platform/http/problem.ts'
import { addressOf } from '#people/accounts/open-guest.ts'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'
import { toBooking } from '../booking/booking-view.ts'
import { GuestBooking, type GuestBookingRow } from '../booking/guest-booking.entity.ts'
import { guestAddress } from '../booking/guest-link.ts'

type Schemas = components['schemas']
export type GuestBookingQuery = NonNullable<operations['listGuestBookings']['parameters']['query']>

/** @throws Problem NOT_FOUND; what another partner booked, or a key of the other mode, does not exist for this one */
export async function guestBooking(
  context: Context,
  partner: PartnerCall,
  id: number,
): Promise<Schemas['GuestBooking']> {
  const [found] = await viewsOf(context, await idsOf(context, partner, [sql`g.booking_id = ${id}`], 1))
  if (!found) throw new Problem('NOT_FOUND', 'Booking not found')
  return found
}

/** A page of the bookings that a partner's servers made for guests, the newest first: the same cost at any depth. */
export async function guestBookings(
  context: Context,
  partner: PartnerCall,
  { limit = 50, ...query }: GuestBookingQuery,
): Promise<Schemas['GuestBookingList']> {
  const found = await idsOf(context, partner, conditionsOf(query), limit + 1)
  const ids = found.slice(0, limit)
  return { bookings: await viewsOf(context, ids), next: found.length > limit ? (ids.at(-1) ?? null) : null }
}

function conditionsOf(query: GuestBookingQuery): RawBuilder<unknown>[] {
  const { status, externalReference, createdFrom, createdUntil, updatedFrom, updatedUntil, before } = query
  return [
    ...(status ? [sql`b.status = ${status}`] : []),
    ...(externalReference ? [sql`g.external_reference = ${externalReference.trim()}`] : []),
    ...(createdFrom ? [sql`b.created_at >= ${createdFrom}::timestamptz`] : []),
    ...(createdUntil ? [sql`b.created_at < ${createdUntil}::timestamptz`] : []),
    ...(updatedFrom ? [sql`b.updated_at >= ${updatedFrom}::timestamptz`] : []),
    ...(updatedUntil ? [sql`b.updated_at < ${updatedUntil}::timestamptz`] : []),
    ...(before ? [sql`g.booking_id < ${before}`] : []),
  ]
}

async function idsOf(
  { orm }: Context,
  { partnerId, isTest }: PartnerCall,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<number[]> {
  const all = [sql`g.partner_id = ${partnerId}`, sql`b.is_test = ${isTest}`, ...conditions]
  const { rows } = await sql<{ id: number }>`
    select g.booking_id as id from guest_booking g join booking b on b.id = g.booking_id
    where ${sql.join(all, sql` and `)} order by g.booking_id desc limit ${limit}`.execute(
    orm.em.fork().getKysely(),
  )
  return rows.map(({ id }) => id)
}

/** In the order of the ids. */
async function viewsOf(context: Context, ids: readonly number[]): Promise<Schemas['GuestBooking'][]> {
  if (ids.length === 0) return []
  const em = context.orm.em.fork()
  const these = sql`(${sql.join(ids)})`
  const [bookings, besides] = await Promise.all([
    findRows(em, Booking, sql`where id in ${these}`),
    findRows(em, GuestBooking, sql`where booking_id in ${these}`),
  ])
  const users = await findRows(em, User, sql`where id in (${sql.join(bookings.map(({ userId }) => userId))})`)
  const guests = new Map(users.map((user) => [user.id, user]))
  const beside = new Map(besides.map((row) => [row.bookingId, row]))
  return bookings
    .toSorted((a, b) => b.id - a.id)
    .flatMap((booking) => {
      const kept = beside.get(booking.id)
      return kept ? [toView(context, booking, kept, guests.get(booking.userId))] : []
    })
}

function toView(
  context: Context,
  booking: BookingRow,
  { externalReference, metadata }: GuestBookingRow,
  user: UserRow | undefined,
): Schemas['GuestBooking'] {
  return {
    booking: toBooking(booking),
    guest: user && !user.erasedAt ? toGuest(user) : null,
    externalReference: externalReference ?? null,
    metadata,
    guestUrl: guestAddress(context, booking.id, pageOf(booking)),
    updatedAt: booking.updatedAt.toISOString(),
  }
}

const toGuest = (user: UserRow): Schemas['Guest'] => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: addressOf(user),
  countryCode: user.countryCode ?? '',
  phoneNumber: user.phoneNumber ?? '',
})

/** The page that a guest has business with: the payment, until there is none to make. */
function pageOf({ id, status, paymentStatus }: BookingRow): string {
  const isToPay = status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed')
  return `/${isToPay ? 'payment' : 'booking'}?booking=${id}`
}
