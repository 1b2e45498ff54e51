import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { eraseAccount } from '../accounts/erase-account.ts'
import type { UserRow } from '../accounts/user.entity.ts'
import { forgetMailRecords } from './forget-mails.ts'

/**
 * Removes a person and keeps their bookings, as the law wants both: what was booked, when, and for how much stays for
 * the years of bookkeeping; who it was, how to reach them, what they wrote, and the doors they were picked up at go.
 */
export async function erasePerson(em: EntityManager, user: UserRow, now: Date): Promise<void> {
  const db = em.getKysely()
  // A place is kept by its name: a street and a house number would lead to somebody.
  await sql`
    update quote set attribution = null, pickup_location = ${nameOf('pickup_place')},
      destination = ${nameOf('destination_place')}, pickup_place = ${roughly('pickup_place')},
      destination_place = ${roughly('destination_place')}
    where user_id = ${user.id}`.execute(db)
  await sql`
    update booking b set contact_phone = null, special_requests = null, name_board = null, travel_number = null,
      attribution = null, pickup_location = q.pickup_location, destination = q.destination,
      pickup_place = ${booked('q.pickup_place')}, destination_place = ${booked('q.destination_place')}
    from quote q where q.id = b.quote_id and b.user_id = ${user.id}`.execute(db)
  const bookings = sql`select id from booking where user_id = ${user.id}`
  await sql`
    update booking_change set wish = wish - array['specialRequests', 'nameBoard', 'travelNumber']
    where booking_id in (${bookings})`.execute(db)
  // Why a traveller cancelled is their own story; an administrator's reasons are the bookkeeping's.
  await sql`
    update booking_event set why = null where actor = 'traveller' and booking_id in (${bookings})`.execute(db)
  // Those of changes too, which are named after the change.
  await sql`
    update sandbox_session set description = '' where session_id in
      (select id from payment_session where booking_id in (${bookings}))`.execute(db)
  await sql`
    update payment_session set payer = '{}', description = '' where booking_id in (${bookings})`.execute(db)
  await sql`
    update checkout_session set locale = null, return_url = null where user_id = ${user.id}`.execute(db)
  await sql`delete from traveller_card where user_id = ${user.id}`.execute(db)
  await sql`delete from idempotency_record where user_id = ${user.id}`.execute(db)
  await sql`delete from mailbox_message where recipient in (${user.email}, ${user.pendingEmail ?? ''})`.execute(
    db,
  )
  await forgetMailRecords(em, user.id)
  await eraseAccount(em, user, now)
}

/** A place's name; of an address, which is nobody else's business, the country alone. */
function nameOf(column: string) {
  const place = sql.ref(column)
  return sql`case when ${place} ->> 'kind' = 'address' then ${place} ->> 'countryCode' else ${place} ->> 'label' end`
}

/** The place with that name, at a point that is right to about ten kilometres. */
function roughly(column: string) {
  const place = sql.ref(column)
  return sql`${place} || jsonb_build_object('name', ${nameOf(column)}, 'label', ${nameOf(column)},
    'lat', round((${place} ->> 'lat')::numeric, 1), 'lon', round((${place} ->> 'lon')::numeric, 1))`
}

/** The place of a quote, as bookings keep it. */
function booked(column: string) {
  const place = sql.ref(column)
  return sql`jsonb_build_object('label', ${place} -> 'label', 'lat', ${place} -> 'lat', 'lon', ${place} -> 'lon', 'words', null)`
}
