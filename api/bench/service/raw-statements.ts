/** A statement that `pg` prepares once a connection, under its name. */
export interface Statement {
  name: string
  text: string
}

/** Writes one row; what a row does not say of its columns is null. */
export interface Insert extends Statement {
  columns: string[]
}

const place = `p.id, p.name, p.country_code, p.region, p.lat, p.lon, p.kind, p.population, p.iata, p.time_zone, p.weight`

function named<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, Statement> {
  const entries = Object.entries(texts).map(([name, text]) => [name, { name, text }])
  return Object.fromEntries(entries) as Record<keyof Texts, Statement>
}

/** What the service reads and changes, by hand. */
export const statements = named({
  places: `select ${place} from place p where p.id = any($1::text[])`,
  route: `select r.* from route_lookup l join route r on r.id = l.route_id where l.pair = $1 and l.expires_at > $2`,
  session: `select s.data from session s join app_user u on u.id = s.user_id
    where s.id_hash = $1 and s.expires_at > $2 and u.session_epoch = s.epoch`,
  user: 'select * from app_user where id = $1 and erased_at is null',
  holdUser: 'select 1 from app_user where id = $1 and erased_at is null for share',
  bookings: 'select * from booking where user_id = $1 order by id desc limit 50',
  quote: 'select * from quote where id = $1',
  useQuote: `update quote set used_at = $2, user_id = $3, kept_until = 'infinity' where id = $1 and used_at is null`,
  keepAnswer: `with opened as (
      update payment_session set redirect_url = $2, gateway_reference = $3, status = 'open' where id = $1 and status = 'opening')
    update idempotency_record set response = $7 where user_id = $4 and operation = $5 and key = $6`,
  lockPayment: 'select * from payment_session where id = $1 and gateway = $2 for update',
  lockBooking: 'select * from booking where id = $1 for update',
  settlePayment: `update payment_session set status = 'paid', settled_at = $2, look_at = null where id = $1`,
  payBooking: `update booking set status = 'confirmed', payment_status = 'completed', paid_cents = paid_cents + $2,
    set_aside_cents = 0, revision = revision + 1, updated_at = $3 where id = $1`,
  rides: 'select * from ride where booking_id = $1 order by leg',
  openPages: `select 1 from payment_session where booking_id = $1 and status in ('opening', 'open', 'closing') limit 1`,
  // By the queue's own index of what waits, and by its key: who reads all jobs instead takes longer with every one that is done.
  claimMails: `with waiting as (
      select id from jobs.job_common
      where name = 'mail' and state < 'active' and not blocked and start_after <= now() and data ? 'mail'
      order by priority desc, created_on limit $1 for update skip locked)
    update jobs.job_common j set state = 'active', started_on = now() from waiting
    where j.name = 'mail' and j.id = waiting.id
    returning j.id, data ->> 'to' as "to", data -> 'mail' as mail`,
  mailsOfToday: `select address_key, count(*) filter (where at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from mail_record where address_key = any($1::text[]) and class = 'booking' and outcome = 'sent' and at > now() - interval '1 day'
    group by address_key`,
  replaceHeld: `delete from mail_record m using unnest($1::text[], $2::text[]) as held (number, kind)
    where m.outcome = 'held' and m.booking_number = held.number and m.kind = held.kind`,
  holdMails: `insert into mail_record (id, address_key, kind, class, outcome, booking_number, content_hash, held, at)
    select id, key, kind, 'booking', 'held', number, hash, held::jsonb, now()
    from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as m (id, key, kind, number, hash, held)`,
  doneMails: `update jobs.job_common set state = 'completed', completed_on = now() where name = 'mail' and id = any($1::uuid[])`,
  twoEntries: `insert into ledger_entry (posting_id, account, amount_cents, currency)
    values ($1, $2, $4, 'EUR'), ($1, $3, -$4::int, 'EUR')`,
})

function insert(table: string, columnNames: string, more = ''): Insert {
  const columns = columnNames.trim().split(/\s+/)
  const values = columns.map((_, index) => `$${index + 1}`)
  return {
    name: `insert_${table.replace('.', '_')}`,
    text: `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')}) ${more}`,
    columns,
  }
}

/** What the service writes, by hand. */
export const inserts = {
  key: insert('idempotency_record', 'user_id operation key request_hash resource created_at'),
  quote: insert(
    'quote',
    `id user_id vehicle_type_id pickup_location destination pickup_place destination_place passengers
     is_round_trip pickup_date pickup_time return_date return_time time_zone pickup_at return_at one_way_km
     distance_km duration_minutes estimated route_source route_id base_price_cents price_per_km total_cents lines
     extras access_level rate_version partner_id is_test attribution promo created_at expires_at kept_until used_at`,
  ),
  booking: insert(
    'booking',
    `booking_number user_id quote_id status payment_status vehicle_type_id pickup_location destination pickup_place
     destination_place passengers
     is_round_trip pickup_date pickup_time return_date return_time time_zone pickup_at distance_km
     duration_minutes total_cents contact_phone return_at extras access_level lines special_requests travel_number
     name_board payment_method prepayment_percent prepayment_cents paid_cents set_aside_cents refunded_cents
     kept_cents earning_id revision updated_at partner_id is_test attribution promo_code discount_cents created_at`,
    'returning id',
  ),
  event: insert(
    'booking_event',
    `booking_id at kind actor actor_id from_status to_status from_payment_status to_payment_status amount_cents why`,
  ),
  payment: insert(
    'payment_session',
    `id reference attempt booking_id gateway status amount_cents currency description payer return_url cancel_url
     redirect_url created_at gateway_reference look_at`,
  ),
  sandbox: insert(
    'sandbox_session',
    'token session_id amount_cents currency description return_url cancel_url created_at',
  ),
  posting: insert('ledger_posting', 'id reference kind booking_id created_at'),
  ride: insert(
    'ride',
    `id booking_id leg is_test state version round pickup_at ends_at time_zone pickup_country pickup_lat pickup_lon
     vehicle_type_id passengers suitcases infant_seats child_seats booster_seats gross_cents net_percent net_cents
     booking_revision look_at updated_at created_at`,
  ),
  rideEvent: insert('ride_event', 'ride_id at move actor to_state version'),
  job: insert('jobs.job_common', 'name data retry_limit expire_seconds policy dead_letter'),
} satisfies Record<string, Insert>
