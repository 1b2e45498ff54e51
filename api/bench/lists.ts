import { sql } from 'kysely'
import { bookingList, type BookingQuery } from '#office/admin/booking-list.ts'
import { listAllBookings } from '#office/admin/admin-bookings.service.ts'
import type { Context } from '#platform/context/context.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openOrm, type Orm } from '#platform/database/orm.ts'
import { entities } from '../src/entities.ts'
import { columns } from './columns.ts'
import { startBenchDatabase } from './database.ts'
import { percentile } from './percentile.ts'
import { timedAsync } from './timed.ts'

/** The back office's list of bookings among few and among many, side by side in one run. `--explain` shows how the many are read. */
const SIZES = [1_000, 1_000_000]
const TURNS = 40

const report = (line: string) => process.stderr.write(`${line}\n`)

/** Bookings of a fifth as many travellers, between some hundred places, over two years; a few wait, a few are unpaid. */
async function fill(orm: Orm, bookings: number): Promise<void> {
  const db = orm.em.fork().getKysely()
  await orm.em.fork().transactional(async (em) => {
    const inside = em.getKysely()
    // What they refer to, prices, is not read here.
    await sql`set local session_replication_role = replica`.execute(inside)
    await sql`
      insert into app_user (id, email, password_hash, first_name, last_name, phone_number, country_code, active_at, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        'traveller' || n || '@' || (array['example.com', 'mail.example', 'post.example'])[1 + n % 3], 'x',
        (array['Maria', 'Jean', 'Hans', 'Ewa', 'Sofia', 'John', 'Ana', 'Piotr'])[1 + n % 8],
        (array['Kowalska', 'Dupont', 'Müller', 'Nowak', 'Rossi', 'Smith', 'Silva', 'Zieliński'])[1 + n / 8 % 8] || n / 64,
        (500000000 + n)::text, '+48', now(), now() - n * interval '1 minute'
      from generate_series(1, ${bookings / 5}::int) n`.execute(inside)
    await sql`
      insert into booking (booking_number, user_id, quote_id, status, payment_status, vehicle_type_id, pickup_location,
        destination, passengers, is_round_trip, pickup_date, pickup_time, time_zone, pickup_at, distance_km, duration_minutes,
        total_cents, contact_phone, extras, lines, prepayment_cents, paid_cents, travel_number, updated_at, created_at)
      select 'FC-' || lpad(upper(to_hex(n)), 6, '0'),
        ('00000000-0000-4000-8000-' || lpad((1 + n % ${bookings / 5}::int)::text, 12, '0'))::uuid, gen_random_uuid(),
        case when n % 1000 = 0 then 'pending' when n % 20 = 0 then 'cancelled' else 'completed' end,
        case when n % 1000 = 0 then 'pending' else 'completed' end, 1 + n % 5,
        (array['Geneva Airport', 'Munich Airport', 'Nice Airport', 'Kraków Airport', 'Vienna Airport'])[1 + n % 5],
        'Resort ' || n % 400, 2, false, to_char(now() - n % 700 * interval '1 day', 'YYYY-MM-DD'), '10:30', 'Europe/Paris',
        now() - n % 700 * interval '1 day' + n % 1000 * interval '1 second', 90.1, 73, 18390, '+48 5' || n, '{}', '[]', 18390,
        18390, case when n % 3 = 0 then 'LX ' || n % 3000 end, now(), now() - n * interval '1 minute'
      from generate_series(1, ${bookings}::int) n`.execute(inside)
  })
  await sql`vacuum analyze`.execute(db)
}

/** What an operator asks for, by what it is called. */
function queries(bookings: number): Record<string, BookingQuery> {
  const middle = 100_000 + bookings / 2
  return {
    'newest first': {},
    'a page in the middle': { before: middle },
    'earliest pickup first': { sort: 'soonest' },
    'what is pending': { status: 'pending' },
    'what is unpaid': { paymentStatus: 'pending' },
    'one day': { pickupFrom: '2026-10-01', pickupTo: '2026-10-01' },
    'a number': { q: 'FC-0001F4' },
    'an e-mail address': { q: 'traveller122@post.example' },
    'a phone number': { q: '+48 500 000 123' },
    'a rare name': { q: 'Kowalska15' },
    'a frequent name': { q: 'Kowalska1' },
    'a common place': { q: 'geneva' },
    'two words': { q: 'kowalska15 geneva' },
    'with a typing error': { q: 'Zielinsky' },
    'what nobody has': { q: 'xyzzyq' },
  }
}

const server = await startBenchDatabase()
try {
  const measured: string[][][] = []
  for (const size of SIZES) {
    const name = `lists${size}`
    await server.create(name)
    const orm = await openOrm({ url: server.url(name) }, entities)
    try {
      await migrate(orm)
      report(`filling in ${size} bookings`)
      await fill(orm, size)
      report('asking')
      measured.push(await measure(orm, size))
      if (process.argv.includes('--explain') && size === SIZES.at(-1)) await explain(orm, size)
    } finally {
      await orm.close()
    }
  }
  const heads = SIZES.flatMap((size) => [`of ${size.toLocaleString('en')}: p50 ms`, 'p99 ms'])
  const [first = [], ...others] = measured
  const rows = first.map(([query = '', ...figures], index) => [
    query,
    ...figures,
    ...others.flatMap((other) => other[index]?.slice(1) ?? []),
  ])
  console.log(columns([['', ...heads], ...rows]))
} finally {
  await server.stop()
}

async function measure(orm: Orm, size: number): Promise<string[][]> {
  const context = { orm } as Context
  const rows: string[][] = []
  for (const [name, query] of Object.entries(queries(size))) {
    // Once unmeasured: the database's cache is warm in service too.
    await listAllBookings(context, query)
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn++)
      times.push((await timedAsync(() => listAllBookings(context, query)))[1])
    const ascending = times.toSorted((a, b) => a - b)
    rows.push([name, ...[50, 99].map((percent) => percentile(ascending, percent).toFixed(1))])
  }
  return rows
}

async function explain(orm: Orm, size: number): Promise<void> {
  const em = orm.em.fork()
  for (const [name, query] of Object.entries(queries(size))) {
    const rest = await bookingList(em, query)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off) select id from booking ${rest} limit 51`.execute(
      em.getKysely(),
    )
    console.log(`${name}\n${rows.map((row) => `  ${row['QUERY PLAN'].slice(0, 160)}`).join('\n')}\n`)
  }
}
