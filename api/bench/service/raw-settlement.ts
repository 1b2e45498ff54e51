import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { SandboxEvent } from '#money/payments/sandbox/sandbox-event.ts'
import { isSigned } from '#money/payments/sandbox/signature.ts'
import { add, addMail, inTransaction, run, type Row } from './raw-database.ts'
import { inserts, statements } from './raw-statements.ts'

/** Takes a signed callback: the session, its booking, ledger, trail and mails in one transaction. */
export async function rawSettlement(
  pool: pg.Pool,
  secret: string,
  signature: string | undefined,
  body: Buffer,
): Promise<Row> {
  const now = new Date()
  if (!isSigned(secret, body, signature, now)) throw new Error('the signature is not ours')
  const event = JSON.parse(body.toString('utf8')) as SandboxEvent
  await inTransaction(pool, (db) => settle(db, event, now))
  return { message: 'Taken' }
}

async function settle(db: pg.PoolClient, event: SandboxEvent, now: Date): Promise<void> {
  const [session] = (await run(db, statements.lockPayment, [event.sessionId, 'sandbox'])).rows
  const fits = session?.['amount_cents'] === event.amountCents && session['currency'] === event.currency
  if (!session || session['status'] !== 'open' || !fits) throw new Error('the event fits no open session')
  const [booking] = (await run(db, statements.lockBooking, [session['booking_id']])).rows
  if (!booking) throw new Error('the session has no booking')
  await run(db, statements.settlePayment, [session['id'], now])
  await post(db, String(session['id']), Number(booking['id']), event.amountCents, now)
  await run(db, statements.payBooking, [booking['id'], event.amountCents, now])
  await add(db, inserts.event, {
    booking_id: booking['id'],
    at: now,
    kind: 'PAID',
    actor: 'gateway',
    from_status: booking['status'],
    to_status: 'confirmed',
    from_payment_status: booking['payment_status'],
    to_payment_status: 'completed',
    amount_cents: event.amountCents,
  })
  await addRide(db, booking, now)
  const [user] = (await run(db, statements.user, [booking['user_id']])).rows
  const link = `http://127.0.0.1/payment-success?booking=${String(booking['id'])}`
  await addMail(db, user ?? {}, booking, { kind: 'booking-paid', link })
  const receipt = { paidOn: now, method: 'test', lines: booking['lines'], totalCents: booking['total_cents'] }
  await addMail(db, user ?? {}, booking, { kind: 'receipt', link, receipt })
  await run(db, statements.openPages, [booking['id']])
}

/** The one way of the booking that is paid, where it has none yet. */
async function addRide(db: pg.PoolClient, booking: Row, now: Date): Promise<void> {
  const { rows } = await run(db, statements.rides, [booking['id']])
  if (rows.length > 0) return
  const [quote = {}] = (await run(db, statements.quote, [booking['quote_id']])).rows
  const from = quote['pickup_place'] as Row
  const id = randomUUID()
  await add(db, inserts.ride, {
    ...booking,
    id,
    booking_id: booking['id'],
    leg: 'outbound',
    state: 'open',
    version: 1,
    round: 1,
    ends_at: new Date(
      (booking['pickup_at'] as Date).getTime() + Number(booking['duration_minutes']) * 60_000,
    ),
    pickup_country: from['countryCode'],
    pickup_lat: Number(Number(from['lat']).toFixed(2)),
    pickup_lon: Number(Number(from['lon']).toFixed(2)),
    ...{ suitcases: 0, infant_seats: 0, child_seats: 0, booster_seats: 0, net_percent: 80 },
    gross_cents: booking['total_cents'],
    net_cents: booking['total_cents'],
    booking_revision: Number(booking['revision']) + 1,
    look_at: now,
    updated_at: now,
    created_at: now,
  })
  await add(db, inserts.rideEvent, {
    ride_id: id,
    at: now,
    move: 'create',
    actor: 'service',
    to_state: 'open',
    version: 1,
  })
}

async function post(db: pg.PoolClient, sessionId: string, bookingId: number, cents: number, now: Date) {
  const id = randomUUID()
  const reference = `payment:${sessionId}`
  await add(db, inserts.posting, { id, reference, kind: 'PAYMENT', booking_id: bookingId, created_at: now })
  await run(db, statements.twoEntries, [id, 'gateway:sandbox', `booking:${bookingId}`, cents])
}
