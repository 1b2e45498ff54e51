import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type pg from 'pg'
import { add, addMail, inTransaction, run, signedIn, type Row } from './raw-database.ts'
import { inserts, statements } from './raw-statements.ts'

/** The signed-in traveller's latest bookings. */
export async function rawBookings(pool: pg.Pool, request: IncomingMessage): Promise<Row[]> {
  const userId = await signedIn(pool, request)
  return (await run(pool, statements.bookings, [userId])).rows
}

/**
 * Reads who asks, books in one transaction, and asks the gateway for its page once that is committed, as whoever takes payments has to: a
 * gateway cannot be asked within a transaction that may yet be undone. Its page and the answer are kept in one more statement.
 */
export async function rawBooking(pool: pg.Pool, request: IncomingMessage, body: Row): Promise<Row> {
  const userId = await signedIn(pool, request)
  const [user = {}] = (await run(pool, statements.user, [userId])).rows
  const key = String(request.headers['idempotency-key'])
  const { booking, session } = await inTransaction(pool, (db) => book(db, user, key, body))
  const page = await openPage(pool, session)
  const answer = { booking, paymentRedirectUrl: page }
  const opened = [session['id'], page, `sandbox_${String(session['id'])}`]
  await run(pool, statements.keepAnswer, [...opened, userId, OPERATION, key, answer])
  return answer
}

const OPERATION = 'createBooking'

async function book(
  db: pg.PoolClient,
  user: Row,
  key: string,
  body: Row,
): Promise<{ booking: Row; session: Row }> {
  const now = new Date()
  await run(db, statements.holdUser, [user['id']])
  const quote = (await run(db, statements.quote, [body['quoteId']])).rows[0] ?? {}
  const used = await run(db, statements.useQuote, [quote['id'], now, user['id']])
  if (used.rowCount !== 1) throw new Error('the quote is used')
  const booking = await addBooking(db, user, quote, now)
  await add(db, inserts.event, {
    booking_id: booking['id'],
    at: now,
    kind: 'BOOKED',
    actor: 'traveller',
    actor_id: user['id'],
    to_status: 'pending',
    to_payment_status: 'pending',
  })
  const session = await addPayment(db, user, booking, now)
  const link = `http://127.0.0.1/payment?booking=${String(booking['id'])}`
  await addMail(db, user, booking, { kind: 'booking-received', link })
  await add(db, inserts.key, {
    user_id: user['id'],
    operation: OPERATION,
    key,
    request_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    resource: { bookingId: booking['id'], kind: 'page', sessionId: session['id'] },
    created_at: now,
  })
  return { booking, session }
}

/** The quote's own columns go over to the booking. */
async function addBooking(db: pg.PoolClient, user: Row, quote: Row, now: Date): Promise<Row> {
  const row = {
    ...quote,
    booking_number: `FC-${randomBytes(6).toString('hex')}`,
    user_id: user['id'],
    quote_id: quote['id'],
    status: 'pending',
    payment_status: 'pending',
    contact_phone: user['phone_number'],
    payment_method: 'card',
    prepayment_percent: 100,
    prepayment_cents: quote['total_cents'],
    ...{
      paid_cents: 0,
      set_aside_cents: 0,
      refunded_cents: 0,
      kept_cents: 0,
      discount_cents: 0,
      revision: 0,
    },
    updated_at: now,
    created_at: now,
  }
  const { rows } = await add(db, inserts.booking, row)
  return { ...row, id: rows[0]?.['id'] }
}

/** The session of the payment, which its gateway does not know yet. */
async function addPayment(db: pg.PoolClient, user: Row, booking: Row, now: Date): Promise<Row> {
  const session = {
    id: randomUUID(),
    amount_cents: booking['total_cents'],
    currency: 'EUR',
    description: `Fiacre ${String(booking['booking_number'])}`,
    return_url: `http://127.0.0.1/payment-success?booking=${String(booking['id'])}`,
    cancel_url: `http://127.0.0.1/payment?booking=${String(booking['id'])}`,
    created_at: now,
    reference: `booking:${String(booking['id'])}`,
    attempt: 1,
    booking_id: booking['id'],
    gateway: 'sandbox',
    status: 'opening',
    payer: { firstName: user['first_name'], lastName: user['last_name'], email: user['email'] },
    look_at: new Date(now.getTime() + 120_000),
  }
  await add(db, inserts.payment, session)
  return session
}

/** Plays the gateway: writes its page, whose address it answers. */
async function openPage(pool: pg.Pool, session: Row): Promise<string> {
  const token = randomBytes(18).toString('base64url')
  await add(pool, inserts.sandbox, { ...session, token, session_id: session['id'] })
  return `http://127.0.0.1/sandbox/pay/${token}`
}
