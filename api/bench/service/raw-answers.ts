import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type pg from 'pg'
import { statements } from './raw-statements.ts'
import type { RawTrip } from './trips.ts'

type Row = Record<string, unknown>
interface Queries {
  query(config: {
    name: string
    text: string
    values: unknown[]
  }): Promise<{ rows: Row[]; rowCount: number | null }>
}

const run = (db: Queries, statement: { name: string; text: string }, values: unknown[]) =>
  db.query({ ...statement, values })

/** Finds both places, makes up a price and keeps it. What the database is asked comes with the request. */
export async function rawQuote(pool: pg.Pool, trip: RawTrip): Promise<Row> {
  const [from, to] = await Promise.all([
    findPlace(pool, trip.ends.pickup),
    findPlace(pool, trip.ends.destination),
  ])
  const now = new Date()
  const pair = [from, to].map(({ lat, lon }) => `${String(lat)},${String(lon)}`).join(' ')
  await run(pool, statements.route, [pair, now])
  const id = randomUUID()
  const lines = [{ code: 'DISTANCE', description: 'Distance', amountCents: 17000 }]
  const expiresAt = new Date(now.getTime() + 1_800_000)
  await run(pool, statements.insertQuote, [
    ...[
      id,
      null,
      trip.vehicleTypeId,
      trip.pickupLocation,
      trip.destination,
      JSON.stringify(from),
      JSON.stringify(to),
      trip.passengers,
    ],
    ...[trip.isRoundTrip, trip.pickupDate, trip.pickupTime, null, null, from['time_zone']],
    ...[
      new Date(`${trip.pickupDate}T${trip.pickupTime}Z`),
      null,
      87.1,
      87.1,
      75,
      true,
      'estimate',
      '',
      300,
      1.95,
      17300,
    ],
    ...[JSON.stringify(lines), 'raw', now, expiresAt, null],
  ])
  return { quoteId: id, expiresAt, totalPrice: 173, currency: 'EUR', lines, pickup: from, destination: to }
}

async function findPlace(pool: pg.Pool, end: RawTrip['ends']['pickup']): Promise<Row> {
  const { rows } = end.country
    ? await run(pool, statements.placesOfCountry, [end.names, end.codes, end.country])
    : await run(pool, statements.places, [end.names, end.codes])
  if (!rows[0]) throw new Error(`no place for ${end.names.join(', ')}`)
  return rows[0]
}

/** The signed-in traveller's latest bookings. */
export async function rawBookings(pool: pg.Pool, request: IncomingMessage): Promise<Row[]> {
  const userId = await signedIn(pool, request)
  return (await run(pool, statements.bookings, [userId])).rows
}

/** Reads who asks, then books in one transaction. */
export async function rawBooking(pool: pg.Pool, request: IncomingMessage, body: Row): Promise<Row> {
  const userId = await signedIn(pool, request)
  const [user] = (await run(pool, statements.user, [userId])).rows
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await write(client, user ?? {}, String(request.headers['idempotency-key']), body)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function write(db: pg.PoolClient, user: Row, key: string, body: Row): Promise<Row> {
  const now = new Date()
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  await run(db, statements.insertKey, [user['id'], 'createBooking', key, hash, now])
  const quote = (await run(db, statements.quote, [body['quoteId']])).rows[0] ?? {}
  const used = await run(db, statements.useQuote, [quote['id'], now, user['id']])
  if (used.rowCount !== 1) throw new Error('the quote is used')
  const number = `FC-${randomBytes(6).toString('hex')}`
  const { rows } = await run(db, statements.insertBooking, [
    ...[
      number,
      user['id'],
      quote['id'],
      'pending',
      'pending',
      quote['vehicle_type_id'],
      quote['pickup_location'],
    ],
    ...[
      quote['destination'],
      quote['passengers'],
      quote['is_round_trip'],
      quote['pickup_date'],
      quote['pickup_time'],
    ],
    ...[
      quote['return_date'],
      quote['return_time'],
      quote['time_zone'],
      quote['pickup_at'],
      quote['distance_km'],
    ],
    ...[quote['duration_minutes'], quote['total_cents'], user['phone_number'], null, now],
  ])
  const id = Number(rows[0]?.['id'])
  const session = randomUUID()
  const token = randomBytes(18).toString('base64url')
  const page = `http://127.0.0.1/sandbox/pay/${token}`
  const payment = [quote['total_cents'], 'EUR', `Fiacre ${number}`]
  const back = [`http://127.0.0.1/payment-success?booking=${id}`, `http://127.0.0.1/payment?booking=${id}`]
  const payer = { firstName: user['first_name'], lastName: user['last_name'], email: user['email'] }
  await run(db, statements.insertPayment, [
    ...[session, `booking:${id}`, 1, 'sandbox', 'open', ...payment, payer, ...back, page, now],
  ])
  await run(db, statements.insertSandbox, [token, session, ...payment, ...back, now])
  const mail = { to: user['email'], mail: { kind: 'booking-received', number, page }, language: 'en' }
  await run(db, statements.insertJob, ['mail', mail, 8, 15, 'standard', 'parked'])
  const answer = { booking: { ...quote, id, bookingNumber: number }, paymentRedirectUrl: page }
  await run(db, statements.storeAnswer, [user['id'], 'createBooking', key, String(id), answer])
  return answer
}

async function signedIn(pool: pg.Pool, request: IncomingMessage): Promise<unknown> {
  const id = /fiacre\.sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const { rows } = await run(pool, statements.session, [id, new Date()])
  const data = rows[0]?.['data'] as Row | undefined
  if (!data) throw new Error('nobody is signed in')
  return data['userId']
}
