import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { add, run, type Row } from './raw-database.ts'
import { inserts, statements } from './raw-statements.ts'
import type { RawTrip } from './trips.ts'

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
  await add(pool, inserts.quote, {
    id,
    vehicle_type_id: trip.vehicleTypeId,
    pickup_location: trip.pickupLocation,
    destination: trip.destination,
    pickup_place: from,
    destination_place: to,
    passengers: trip.passengers,
    is_round_trip: trip.isRoundTrip,
    pickup_date: trip.pickupDate,
    pickup_time: trip.pickupTime,
    time_zone: from['time_zone'],
    pickup_at: new Date(`${trip.pickupDate}T${trip.pickupTime}Z`),
    one_way_km: 87.1,
    distance_km: 87.1,
    duration_minutes: 75,
    estimated: true,
    route_source: 'estimate',
    route_id: '',
    base_price_cents: 300,
    price_per_km: 1.95,
    total_cents: 17300,
    lines,
    extras: {},
    access_level: 'saver',
    rate_version: 'raw',
    is_test: false,
    created_at: now,
    expires_at: expiresAt,
    kept_until: new Date(expiresAt.getTime() + 86_400_000),
  })
  return { quoteId: id, expiresAt, totalPrice: 173, currency: 'EUR', lines, pickup: from, destination: to }
}

async function findPlace(pool: pg.Pool, end: RawTrip['ends']['pickup']): Promise<Row> {
  const { rows } = await run(pool, statements.places, [end.ids])
  if (!rows[0]) throw new Error(`no place for ${end.ids.join(', ')}`)
  return rows[0]
}
