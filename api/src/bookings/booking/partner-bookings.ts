import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import type { BookedPlace } from '#map/places/booked-place.ts'
import { Booking, type BookingRow } from './booking.entity.ts'

type Schemas = components['schemas']
export type PartnerBookingQuery = NonNullable<operations['listPartnerBookings']['parameters']['query']>

const ORDER = { table: 'booking', columns: ['id'], isDescending: true }

/** A page of the bookings that were made through a partner, the newest first. */
export async function partnerBookings(
  { orm }: Context,
  partnerId: string,
  query: PartnerBookingQuery,
): Promise<Schemas['PartnerBookingList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const found = await findRows(
    em,
    Booking,
    keysetPage(conditionsOf(partnerId, query), ORDER, { ...query, limit }),
  )
  const { rows, next } = pageOf(found, limit)
  const beside = await besideThem(em, partnerId, rows)
  return {
    bookings: rows.map((row) => ({
      ...toRow(row, beside.get(row.id)),
      ...(query.travellers && ownPerson(row, beside.get(row.id))),
    })),
    next,
  }
}

function conditionsOf(partnerId: string, query: PartnerBookingQuery): RawBuilder<unknown>[] {
  const { status, rule, promoCode, campaign, isTest = false, from, to, travellers = false } = query
  return [
    // As the indexes have it: by the rule that was settled when it was made, else of the page that it came from.
    travellers
      ? sql`invoice_partner_id = ${partnerId} and not is_guests`
      : sql`coalesce(attributed_partner_id, partner_id) = ${partnerId}`,
    sql`is_test = ${isTest}`,
    ...(status ? [sql`status = ${status}`] : []),
    ...(rule ? [sql`attribution_rule = ${rule}`] : []),
    ...(promoCode ? [sql`promo_code = ${promoCode.trim().toUpperCase()}`] : []),
    ...(campaign ? [sql`attribution ->> 'utm_campaign' = ${campaign.trim()}`] : []),
    ...(from ? [sql`created_at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
    ...(to ? [sql`created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
  ]
}

interface Beside {
  keyHint: string | null
  earnedCents: string
  /** Null for who was removed. */
  traveller: string | null
}

/** By which key each was priced, and what the partner earned of it. */
async function besideThem(
  em: EntityManager,
  partnerId: string,
  rows: readonly BookingRow[],
): Promise<Map<number, Beside>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<Beside & { id: number }>`
    select b.id, k.hint as "keyHint", (
        select coalesce(sum(l.amount_cents), 0)::text from earning_line l
        where l.booking_id = b.id and l.payee_kind = 'partner' and l.payee_id = ${partnerId}
      ) as "earnedCents", u.name as traveller
    from booking b join quote q on q.id = b.quote_id and q.kept_until = 'infinity'
      left join lateral (select concat_ws(' ', first_name, last_name) as name from app_user
        where id = b.user_id and erased_at is null) u on true
      left join partner_key k on k.id = q.partner_key_id and k.partner_id = ${partnerId}
    where b.id in (${sql.join(rows.map(({ id }) => id))})`.execute(em.getKysely())
  return new Map(found.map((each) => [each.id, each]))
}

/** Whoever books on the company's invoice agreed to be named to it. */
function ownPerson({ costReference }: BookingRow, beside: Beside | undefined) {
  return { traveller: beside?.traveller ?? null, ...(costReference && { costReference }) }
}

function toRow(booking: BookingRow, beside: Beside | undefined): Schemas['PartnerBookingRow'] {
  return {
    bookingNumber: booking.bookingNumber,
    createdAt: booking.createdAt.toISOString(),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    vehicleTypeId: booking.vehicleTypeId,
    passengers: booking.passengers,
    ...(booking.durationHours && { durationHours: booking.durationHours }),
    isRoundTrip: booking.isRoundTrip,
    pickup: seen(booking.pickupPlace),
    destination: seen(booking.destinationPlace),
    pickupAt: booking.pickupAt.toISOString(),
    timeZone: booking.timeZone,
    totalPriceCents: booking.totalCents,
    discountCents: booking.discountCents,
    promoCode: booking.promoCode ?? null,
    campaign: booking.attribution?.['utm_campaign'] ?? null,
    rule: booking.attributionRule ?? null,
    keyHint: beside?.keyHint ?? null,
    isOwn: booking.isPartnersOwn,
    isUnagreed: booking.isUnagreed,
    earnedCents: Number(beside?.earnedCents ?? 0),
    test: booking.isTest,
  }
}

/** A place that tells of nobody: towns, airports and the like, no address. */
function seen(place: BookedPlace | null | undefined): string | null {
  return place?.kind && place.kind !== 'address' ? place.label : null
}
