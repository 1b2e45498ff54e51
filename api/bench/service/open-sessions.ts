import { randomUUID } from 'node:crypto'
import { toSandboxEvent } from '#money/payments/sandbox/sandbox-event.ts'
import { sign } from '#money/payments/sandbox/signature.ts'
import type { Call } from './load.ts'
import { oneQuery } from './one-query.ts'

export const CALLBACK_PATH = '/api/payments/callbacks/sandbox'
export const SIGNATURE_HEADER = 'sandbox-signature'

export interface OpenSession {
  id: string
  amountCents: number
  currency: string
}

/**
 * Copies a booking that waits for its payment, with its quote and its open session.
 * @returns the copies' sessions
 */
export function openSessions(databaseUrl: string, bookingId: number, count: number): Promise<OpenSession[]> {
  return oneQuery<OpenSession>(
    databaseUrl,
    `with quotes as (
       insert into quote
       select copy.* from booking b join quote q on q.id = b.quote_id cross join generate_series(1, $2::int) n
       cross join jsonb_populate_record(q, jsonb_build_object('id', md5(b.id || now()::text || n)::uuid)) copy
       where b.id = $1 returning id
     ), bookings as (
       insert into booking
       select copy.* from booking b cross join quotes
       cross join jsonb_populate_record(b, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('booking', 'id')),
         'booking_number', 'FC-' || quotes.id, 'quote_id', quotes.id)) copy
       where b.id = $1 returning id
     )
     insert into payment_session
     select copy.* from payment_session s cross join bookings
     cross join jsonb_populate_record(s, jsonb_build_object('id', md5(s.id::text || bookings.id)::uuid,
       'reference', 'booking:' || bookings.id, 'booking_id', bookings.id)) copy
     where s.booking_id = $1 and s.status = 'open'
     returning id, amount_cents as "amountCents", currency`,
    [bookingId, count],
  )
}

/** The sandbox's callback that a session is paid, signed now: it is taken for five minutes. */
export function paidCallback({ id: sessionId, ...money }: OpenSession, secret: string): Call {
  const now = new Date()
  const body = toSandboxEvent({ id: randomUUID(), sessionId, outcome: 'paid', ...money }, now)
  const headers = { [SIGNATURE_HEADER]: sign(secret, JSON.stringify(body), now) }
  return { method: 'POST', path: CALLBACK_PATH, headers, body }
}
