import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Place } from '#map/places/places.tables.ts'
import { Quote } from '#prices/quotes/quote.entity.ts'
import type { AccountExport } from './account-export.ts'
import { ownIn, ownRows } from './own-rows.ts'
import type { Person } from './whose.ts'

/** The prices that were made for a person, booked or not, the newest first. */
export async function exportedQuotes(em: EntityManager, person: Person): Promise<AccountExport['quotes']> {
  const quotes = await ownRows(em, Quote, person, sql`created_at desc`)
  return quotes.map((quote) => ({
    id: quote.id,
    createdAt: quote.createdAt.toISOString(),
    usedAt: quote.usedAt?.toISOString() ?? null,
    pickupLocation: quote.pickupLocation,
    destination: quote.destination,
    pickupPlace: toPlace(quote.pickupPlace),
    destinationPlace: toPlace(quote.destinationPlace),
    pickupDate: quote.pickupDate,
    pickupTime: quote.pickupTime,
    returnDate: quote.returnDate ?? null,
    returnTime: quote.returnTime ?? null,
    ...(quote.durationHours && { durationHours: quote.durationHours }),
    passengers: quote.passengers,
    totalCents: quote.totalCents,
    promoCode: quote.promo?.code ?? null,
    attribution: quote.attribution ? { ...quote.attribution } : null,
  }))
}

/** The journeys that partners' pages handed over and the person opened, the newest first. */
export async function exportedCheckouts(
  em: EntityManager,
  person: Person,
): Promise<AccountExport['checkouts']> {
  const { rows } = await sql<AccountExport['checkouts'][number]>`
    select c.id, p.name as partner, c.quote_id as "quoteId", b.booking_number as "bookingNumber",
      c.created_at as "createdAt", c.opened_at as "openedAt", c.expires_at as "expiresAt", c.locale,
      c.return_url as "returnUrl", c.cancel_url as "cancelUrl", c.currency, c.distance_unit as "distanceUnit"
    from (select * from checkout_session where ${ownIn('checkout_session', person)}) c
      join partner p on p.id = c.partner_id left join booking b on b.id = c.booking_id
    order by c.created_at desc`.execute(em.getKysely())
  return rows.map((row) => ({
    ...row,
    createdAt: instant(row.createdAt),
    openedAt: row.openedAt && instant(row.openedAt),
    expiresAt: instant(row.expiresAt),
  }))
}

/** As the contract writes it; past the ORM, the database does. */
const instant = (written: string) => new Date(written).toISOString()

/** Prices of the first days know their places by an id alone. */
function toPlace({ label, lat, lon }: Partial<Place>): AccountExport['quotes'][number]['pickupPlace'] {
  return { label: label ?? null, lat: lat ?? null, lon: lon ?? null }
}
