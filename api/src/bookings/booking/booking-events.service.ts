import type { EntityManager } from '#platform/database/orm.ts'
import { appendRow, findRows } from '#platform/database/rows.ts'
import { sql } from 'kysely'
import type { BookingRow } from './booking.entity.ts'
import {
  BookingEvent,
  type BookingActor,
  type BookingEventKind,
  type BookingEventRow,
} from './booking-event.entity.ts'
import type { Standing } from './booking-news.ts'
import { tellPartner } from './partner-webhooks.ts'

/** Who does something to a booking; a person is named by the account. */
export interface Actor {
  actor: BookingActor
  actorId?: string | null
  /** The partner's key that did it in the traveller's place. */
  keyId?: string | null
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

/** Writes a step into the audit trail, in the transaction that makes it, and tells the partner that it came from. */
export async function recordStep(
  em: EntityManager,
  booking: BookingRow,
  before: Standing | null,
  step: Step,
  now: Date,
): Promise<void> {
  await appendRow(em, BookingEvent, {
    bookingId: booking.id,
    at: now,
    kind: step.kind,
    actor: step.actor,
    actorId: step.actorId ?? null,
    keyId: step.keyId ?? null,
    fromStatus: before?.status ?? null,
    toStatus: booking.status,
    fromPaymentStatus: before?.paymentStatus ?? null,
    toPaymentStatus: booking.paymentStatus,
    amountCents: step.amountCents ?? null,
    totalCents: booking.totalCents,
    why: step.why ?? null,
    cause: step.cause ?? null,
  })
  await tellPartner(em, booking, before, step.kind, now)
}

const MOST = 500

/** The newest steps of a booking, the oldest of them first: nobody pushes out of sight what happens now by many steps before. */
export function stepsOf(em: EntityManager, bookingId: number): Promise<BookingEventRow[]> {
  const newest = sql`select id from booking_event where booking_id = ${bookingId} order by id desc limit ${MOST}`
  return findRows(em, BookingEvent, sql`where id in (${newest}) order by id`)
}
