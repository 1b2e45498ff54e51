import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { sql } from 'kysely'
import type { BookingRow, BookingStatus, PaymentStatus } from './booking.entity.ts'
import {
  BookingEvent,
  type BookingActor,
  type BookingEventKind,
  type BookingEventRow,
} from './booking-event.entity.ts'

/** Who does something to a booking; a person is named by the account. */
export interface Actor {
  actor: BookingActor
  actorId?: string | null
}

/** Where a booking stood before. */
export interface Standing {
  status: BookingStatus
  paymentStatus: PaymentStatus
}

export interface Step extends Actor {
  kind: BookingEventKind
  amountCents?: number | null
  why?: string | null
  /** Whose doing a cancellation was. */
  cause?: BookingEventRow['cause']
}

/** Where a booking stands, to be kept before it is changed. */
export function standingOf({ status, paymentStatus }: BookingRow): Standing {
  return { status, paymentStatus }
}

/** Writes a step into the audit trail, in the transaction that makes it. */
export async function recordStep(
  em: EntityManager,
  booking: Pick<BookingRow, 'id' | 'status' | 'paymentStatus' | 'totalCents'>,
  before: Standing | null,
  step: Step,
  now: Date,
): Promise<void> {
  await insertRow(em, BookingEvent, {
    bookingId: booking.id,
    at: now,
    kind: step.kind,
    actor: step.actor,
    actorId: step.actorId ?? null,
    fromStatus: before?.status ?? null,
    toStatus: booking.status,
    fromPaymentStatus: before?.paymentStatus ?? null,
    toPaymentStatus: booking.paymentStatus,
    amountCents: step.amountCents ?? null,
    totalCents: booking.totalCents,
    why: step.why ?? null,
    cause: step.cause ?? null,
  })
}

const MOST = 500

/** The newest steps of a booking, the oldest of them first: nobody pushes out of sight what happens now by many steps before. */
export function stepsOf(em: EntityManager, bookingId: number): Promise<BookingEventRow[]> {
  const newest = sql`select id from booking_event where booking_id = ${bookingId} order by id desc limit ${MOST}`
  return findRows(em, BookingEvent, sql`where id in (${newest}) order by id`)
}
