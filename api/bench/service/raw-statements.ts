/** A statement that `pg` prepares once a connection, under its name. */
interface Statement {
  name: string
  text: string
}

const place = `p.number, p.id, p.name, p.country_code, p.region, p.lat, p.lon, p.kind, p.population, p.iata, p.time_zone, p.weight`

function candidates(country: string): string {
  return `select ${place}, n.name_key as key, n.tier from place_name n join place p on p.number = n.place
      where n.name_key = any($1::text[]) and n.tier < 2 ${country}
    union all
    select ${place}, '', 0::smallint from place p where p.iata = any($2::text[]) ${country}
    order by weight desc limit 300`
}

function insert(table: string, columns: string, more = ''): Statement {
  const names = columns.trim().split(/[\s,]+/)
  const values = names.map((_, index) => `$${index + 1}`)
  return {
    name: `insert_${table.replace('.', '_')}`,
    text: `insert into ${table} (${names.join(', ')}) values (${values.join(', ')}) ${more}`,
  }
}

/** What the service reads and writes, by hand. */
export const statements = {
  places: { name: 'places', text: candidates('') },
  placesOfCountry: { name: 'places_of_country', text: candidates('and p.country_code = $3') },
  route: {
    name: 'route',
    text: `select r.* from route_lookup l join route r on r.id = l.route_id where l.pair = $1 and l.expires_at > $2`,
  },
  session: { name: 'session', text: 'select data from session where id = $1 and expires_at > $2' },
  user: { name: 'user', text: 'select * from app_user where id = $1' },
  bookings: {
    name: 'bookings',
    text: 'select * from booking where user_id = $1 order by id desc limit 50',
  },
  quote: { name: 'quote', text: 'select * from quote where id = $1' },
  useQuote: {
    name: 'use_quote',
    text: 'update quote set used_at = $2, user_id = $3 where id = $1 and used_at is null',
  },
  storeAnswer: {
    name: 'store_answer',
    text: 'update idempotency_record set resource = $4, response = $5 where user_id = $1 and operation = $2 and key = $3',
  },
  insertKey: insert(
    'idempotency_record',
    'user_id operation key request_hash created_at',
    'on conflict do nothing',
  ),
  insertQuote: insert(
    'quote',
    `id user_id vehicle_type_id pickup_location destination pickup_place destination_place passengers
     is_round_trip pickup_date pickup_time return_date return_time time_zone pickup_at return_at one_way_km
     distance_km duration_minutes estimated route_source route_id base_price_cents price_per_km total_cents lines
     rate_version created_at expires_at used_at`,
  ),
  insertBooking: insert(
    'booking',
    `booking_number user_id quote_id status payment_status vehicle_type_id pickup_location destination passengers
     is_round_trip pickup_date pickup_time return_date return_time time_zone pickup_at distance_km
     duration_minutes total_cents contact_phone special_requests created_at`,
    'returning id',
  ),
  insertPayment: insert(
    'payment_session',
    `id reference attempt gateway status amount_cents currency description payer return_url cancel_url
     redirect_url created_at`,
  ),
  insertSandbox: insert(
    'sandbox_session',
    'token session_id amount_cents currency description return_url cancel_url created_at',
  ),
  insertJob: insert('jobs.job_common', 'name data retry_limit expire_seconds policy dead_letter'),
} satisfies Record<string, Statement>
