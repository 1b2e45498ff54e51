import { sql } from 'kysely'
import { CheckoutSession } from '../checkout/sessions/checkout-session.entity.ts'
import type { EntityManager } from '../database/orm.ts'
import { Partner } from '../partners/partner.entity.ts'
import { findRows } from '../database/rows.ts'
import type { Place } from '../places/places.tables.ts'
import { Quote } from '../quotes/quote.entity.ts'
import type { AccountExport } from './export.ts'
import { ownRows } from './own-rows.ts'
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
  bookings: AccountExport['bookings'],
): Promise<AccountExport['checkouts']> {
  const checkouts = await ownRows(em, CheckoutSession, person, sql`created_at desc`)
  if (checkouts.length === 0) return []
  const ids = sql.join(checkouts.map(({ partnerId }) => partnerId))
  const partners = await findRows(em, Partner, sql`where id in (${ids})`)
  const nameOf = new Map(partners.map(({ id, name }) => [id, name]))
  const numberOf = new Map(bookings.map(({ booking }) => [booking.id, booking.bookingNumber]))
  return checkouts.map((checkout) => ({
    id: checkout.id,
    partner: nameOf.get(checkout.partnerId) ?? '',
    quoteId: checkout.quoteId,
    bookingNumber: (checkout.bookingId && numberOf.get(checkout.bookingId)) || null,
    createdAt: checkout.createdAt.toISOString(),
    openedAt: checkout.openedAt?.toISOString() ?? null,
    expiresAt: checkout.expiresAt.toISOString(),
    locale: checkout.locale ?? null,
    returnUrl: checkout.returnUrl ?? null,
  }))
}

/** Prices of the first days know their places by an id alone. */
function toPlace({ label, lat, lon }: Partial<Place>): AccountExport['quotes'][number]['pickupPlace'] {
  return { label: label ?? null, lat: lat ?? null, lon: lon ?? null }
}
