import { mayMove } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { BookingRow, BookingStatus } from '#bookings/booking/booking.entity.ts'
import { recordStep, standingOf } from '#bookings/booking/booking-events.service.ts'
import { lockBooking, saveBooking } from '#bookings/booking/booking-record.ts'
import { recordEarning } from '#bookings/funds/earnings.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { makeUpForLateness } from './late-credit.ts'
import { lockRide, moveRide, type RideMover } from './ride-record.ts'
import { after } from './ride-states.ts'
import { Ride, type RideRow } from './ride.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/** What a driver does on the day, and the column that says when. */
export const DRIVEN = {
  depart: 'departedAt',
  arrive: 'arrivedAt',
  board: 'boardedAt',
  finish: 'finishedAt',
} as const

export type Driven = keyof typeof DRIVEN

/** A ride with its booking, both under their locks. @throws Problem NOT_FOUND */
export async function lockRideAndBooking(
  em: EntityManager,
  id: string,
): Promise<{ ride: RideRow; booking: BookingRow }> {
  const known = await findRow(em, Ride, { id })
  if (!known) throw new Problem('NOT_FOUND', 'There is no such ride.')
  const booking = await lockBooking(em, { id: known.bookingId })
  return { booking, ride: await lockRide(em, id) }
}

/**
 * What was done on the day: the ride goes on, and its booking with it. A booking is in progress from the first traveller on board
 * on, not from the driver's departure: until then it can be changed and cancelled by its terms. Done twice is done once.
 * @param at when it was done, where that is known only later
 * @throws Problem RIDE_MOVED where the ride stands elsewhere
 */
export async function advance(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
  driven: Driven,
  by: RideMover,
  at: Date = context.now(),
): Promise<void> {
  if (ride[DRIVEN[driven]]) return
  if (!after(ride.state, driven)) {
    throw new Problem('RIDE_MOVED', sentence('standsElsewhere'))
  }
  ride[DRIVEN[driven]] = at
  await moveRide(context, em, ride, driven, by)
  if (driven === 'arrive') await makeUpForLateness(context, em, { ride, booking })
  if (driven === 'board') await setBooking(context, em, booking, 'in-progress')
  if (driven === 'finish' && (await areAllDriven(em, booking.id)))
    await setBooking(context, em, booking, 'completed')
}

async function areAllDriven(em: EntityManager, bookingId: number): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from ride where booking_id = ${bookingId} and state <> 'done'`.execute(
    em.getKysely(),
  )
  return rows[0]?.left === 0
}

async function setBooking(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  status: BookingStatus,
): Promise<void> {
  const now = context.now()
  if (!mayMove('ride', booking.status, status)) return
  const before = standingOf(booking)
  booking.status = status
  booking.revision += 1
  booking.updatedAt = now
  if (status === 'completed') await recordEarning(context, em, booking, now)
  await recordStep(em, booking, before, { kind: 'STATUS_SET', actor: 'service' }, now)
  await saveBooking(em, booking)
}
