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

/** Reads who asks, then books in one transaction. */
export async function rawBooking(pool: pg.Pool, request: IncomingMessage, body: Row): Promise<Row> {
  const userId = await signedIn(pool, request)
  const [user] = (await run(pool, statements.user, [userId])).rows
  const key = String(request.headers['idempotency-key'])
  return inTransaction(pool, (db) => book(db, user ?? {}, key, body))
}

async function book(db: pg.PoolClient, user: Row, key: string, body: Row): Promise<Row> {
  const now = new Date()
  const owned = { user_id: user['id'], operation: 'createBooking', key }
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  await add(db, inserts.key, { ...owned, request_hash: hash, created_at: now })
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
  const page = await addPayment(db, user, booking, now)
  await addMail(db, user, booking, { kind: 'booking-received', link: page })
  const answer = { booking, paymentRedirectUrl: page }
  await run(db, statements.storeAnswer, [...Object.values(owned), String(booking['id']), answer])
  return answer
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

/** Opens the payment: the session and the page, whose address it answers. */
async function addPayment(db: pg.PoolClient, user: Row, booking: Row, now: Date): Promise<string> {
  const id = randomUUID()
  const token = randomBytes(18).toString('base64url')
  const page = `http://127.0.0.1/sandbox/pay/${token}`
  const asked = {
    amount_cents: booking['total_cents'],
    currency: 'EUR',
    description: `Fiacre ${String(booking['booking_number'])}`,
    return_url: `http://127.0.0.1/payment-success?booking=${String(booking['id'])}`,
    cancel_url: `http://127.0.0.1/payment?booking=${String(booking['id'])}`,
    created_at: now,
  }
  await add(db, inserts.payment, {
    ...asked,
    id,
    reference: `booking:${String(booking['id'])}`,
    attempt: 1,
    booking_id: booking['id'],
    gateway: 'sandbox',
    status: 'open',
    payer: { firstName: user['first_name'], lastName: user['last_name'], email: user['email'] },
    redirect_url: page,
    gateway_reference: `sandbox_${id}`,
    look_at: new Date(now.getTime() + 120_000),
  })
  await add(db, inserts.sandbox, { ...asked, token, session_id: id })
  return page
}
