import { sql, type RawBuilder } from 'kysely'

/** A condition on the rows of a table, or a value for one of its columns. */
export type Sql = RawBuilder<unknown>

/** As far as rows name somebody. */
export interface Person {
  id: string
  email: string
  pendingEmail?: string | null | undefined
}

export const byAccount = ({ id }: Person) => sql`user_id = ${id}`

export const byBooking = ({ id }: Person) =>
  sql`booking_id in (select b.id from booking b where b.user_id = ${id})`

// By their indexes: the table holds the prices of seven years.
const quotesOf = ({ id }: Person) => sql`
  quote.id in (select q.id from quote q where q.user_id = ${id} union
    select q.id from quote q join checkout_session c on c.quote_id = q.id and q.kept_until = 'infinity'
    where c.user_id = ${id} and q.user_id is null)`

/** One's own, and those that a partner's page made for whoever would open its checkout. */
export const byQuote = (person: Person) => quotesOf(person)

/** One's own repeated calls, and the results that partners took of one's checkouts. */
export const byRequest = ({ id }: Person) => sql`
  (user_id = ${id} or operation = 'redeemCheckoutResult'
    and resource #>> '{}' in (select c.id::text from checkout_session c where c.user_id = ${id}))`

/**
 * Ways from and to the points that somebody sent: those of the person's prices, and those that were only measured, which
 * begin or end within a street's width of them. Ways between places that everybody knows are nobody's.
 */
export const byWay = (person: Person) => sql`
  is_exact and (id in (select quote.route_id from quote where ${quotesOf(person)}) or id in (
    select l.route_id
    from route_lookup l join route r on r.id = l.route_id and r.is_exact,
      unnest((string_to_array(l.pair, ' '))[2:3]) point,
      (${endsOf(person, 'pickup_place')} union ${endsOf(person, 'destination_place')}) own
    where abs(split_part(point, ',', 1)::float8 - own.lat) < 0.0001
      and abs(split_part(point, ',', 2)::float8 - own.lon) < 0.0001
      and not exists (
        select 1 from place p where p.cell = (floor((own.lat + 90) * 2) * 720 + floor((own.lon + 180) * 2))::int
          and abs(p.lat - own.lat) < 0.0001 and abs(p.lon - own.lon) < 0.0001)))`

function endsOf(person: Person, column: string): Sql {
  const place = sql.ref(`quote.${column}`)
  return sql`
    select (${place} ->> 'lat')::float8 as lat, (${place} ->> 'lon')::float8 as lon from quote
    where ${quotesOf(person)}`
}

/**
 * Mails to the person: all to the present address. One of before, or one that was never confirmed, may be somebody else's,
 * whose mails are still to be sent: of these, what is done.
 */
export const byMail = ({ id, email, pendingEmail }: Person) => sql`
  name in ('mail', 'parked') and (${isTo(sql`select ${email}::text`)}
    or state in ('completed', 'cancelled', 'failed') and ${isTo(sql`
      select l.email from account_link l where l.user_id = ${id} union select ${pendingEmail ?? ''}::text`)})`

function isTo(addresses: Sql): Sql {
  return sql`array[data ->> 'to', data -> 'accountMail' ->> 'account', data -> 'accountMail' ->> 'newEmail',
    data -> 'mail' ->> 'newEmail'] && array(${addresses})`
}

/** Also those that tell an address of before of the new one. */
export const byRecipient = ({ email, pendingEmail }: Person) => sql`
  (recipient in (${email}, ${pendingEmail ?? ''}) or strpos(text, ${email}) > 0)`

/** Mails to somebody who has no account any more, that nobody got rid of. */
export const toNobody = (before: Date) => sql`
  name in ('mail', 'parked') and state <> 'active' and created_on <= ${before}
    and coalesce(data ->> 'to', data -> 'accountMail' ->> 'account') is not null and not exists (
      select 1 from app_user u where u.erased_at is null
        and u.email = coalesce(data ->> 'to', data -> 'accountMail' ->> 'account'))`
