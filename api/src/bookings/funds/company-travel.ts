import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { standingOfPartner } from '#money/receivables/partner-standing.ts'
import { holdTraveller, travellerOf, type Traveller } from '#people/partners/travellers.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { bookOnInvoice, chargeChange } from './on-invoice.ts'

type Company = NonNullable<components['schemas']['TravelAccount']['company']>

/** The company on whose invoice somebody travels, as far as that is the traveller's business: how it stands with us is not. */
export async function companyOf(em: EntityManager, userId: string, now: Date): Promise<Company | null> {
  const traveller = await travellerOf(em, userId)
  if (!traveller) return null
  const { partnerId, name, monthlyLimitCents } = traveller
  const spentCents = monthlyLimitCents === null ? 0 : await monthCents(em, { partnerId, userId }, now)
  return {
    ...{ partnerId, name, monthlyLimitCents },
    leftCents: monthlyLimitCents === null ? null : Math.max(0, monthlyLimitCents - spentCents),
    blockedBy: await blockedBy(em, traveller, now),
  }
}

async function blockedBy(
  em: EntityManager,
  { partnerId, isLive }: Traveller,
  now: Date,
): Promise<Company['blockedBy']> {
  if (!isLive) return 'suspended'
  const standing = await standingOfPartner(em, partnerId, now)
  if (!standing || standing.limitCents === 0) return 'no-credit'
  if (standing.overdueSince !== null) return 'overdue'
  return standing.owedCents < standing.limitCents ? null : 'limit'
}

/** The company that pays for a traveller's own booking; a guest's belongs to whoever booked it. */
export const isOfCompany = ({ invoicePartnerId, isGuests }: BookingRow): boolean =>
  Boolean(invoicePartnerId) && !isGuests

/**
 * Puts a new booking on the invoice of its traveller's company, under the booking's lock.
 * @throws Problem INVOICE_NOT_ALLOWED, PARTNER_STATE, PAYMENT_METHOD_UNAVAILABLE, INVOICE_OVERDUE, CREDIT_LIMIT_REACHED, TRAVEL_LIMIT_REACHED
 */
export async function bookOnCompany(context: Context, em: EntityManager, booking: BookingRow): Promise<void> {
  const traveller = await assertTravels(em, booking)
  const by = { actor: 'traveller', actorId: booking.userId } as const
  await inWordsOfTraveller(traveller, () => bookOnInvoice(context, em, booking, by))
  await assertMonthlyLimit(em, traveller, booking)
}

/** What a change costs more, on the company's invoice, under the booking's lock. @throws Problem as `bookOnCompany` does */
export async function changeOnCompany(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  charge: Parameters<typeof chargeChange>[3],
): Promise<void> {
  const traveller = await assertTravels(em, booking)
  await inWordsOfTraveller(traveller, () => chargeChange(context, em, booking, charge))
  await assertMonthlyLimit(em, traveller, booking)
}

/** Whether the traveller of a booking still travels on the invoice that it is on. */
export async function stillTravels(em: EntityManager, booking: BookingRow): Promise<boolean> {
  if (!isOfCompany(booking)) return false
  return (await travellerOf(em, booking.userId))?.partnerId === booking.invoicePartnerId
}

async function assertTravels(
  em: EntityManager,
  { userId, invoicePartnerId }: BookingRow,
): Promise<Traveller> {
  const traveller = await holdTraveller(em, userId)
  if (!traveller || traveller.partnerId !== invoicePartnerId)
    throw new Problem('INVOICE_NOT_ALLOWED', sentence('notOnThisInvoice'))
  if (!traveller.isLive) throw new Problem('PARTNER_STATE', closed(traveller))
  return traveller
}

/** What a company owes, and up to how much it may, is not told to those who travel for it. */
async function inWordsOfTraveller(traveller: Traveller, charge: () => Promise<void>): Promise<void> {
  try {
    await charge()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code } = error
    if (code === 'INVOICE_OVERDUE' || code === 'CREDIT_LIMIT_REACHED')
      throw new Problem(code, closed(traveller))
    if (code === 'PAYMENT_METHOD_UNAVAILABLE') throw fieldProblem(code, 'paymentMethod', closed(traveller))
    throw error
  }
}

const closed = ({ name }: Traveller) => sentence('companyInvoiceClosed', { company: name })

/** With what was just put on the invoice, whose credit is held: of any number at once those go through that fit. */
async function assertMonthlyLimit(
  em: EntityManager,
  { partnerId, monthlyLimitCents }: Traveller,
  { userId, createdAt }: BookingRow,
): Promise<void> {
  if (monthlyLimitCents === null) return
  if ((await monthCents(em, { partnerId, userId }, createdAt)) <= monthlyLimitCents) return
  throw new Problem('TRAVEL_LIMIT_REACHED', sentence('travelLimitReached', { limitCents: monthlyLimitCents }))
}

/** What the bookings that somebody made in the month of a moment (UTC) cost the company by now, in cents. */
async function monthCents(
  em: EntityManager,
  { partnerId, userId }: { partnerId: string; userId: string },
  at: Date,
): Promise<number> {
  const [from, to] = [0, 1].map((more) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more)))
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.amount_cents), 0)::int as cents from booking b join receivable_line l on l.booking_id = b.id
    where b.user_id = ${userId} and b.invoice_partner_id = ${partnerId} and not b.is_guests
      and b.created_at >= ${from} and b.created_at < ${to}`.execute(em.getKysely())
  return rows[0]?.cents ?? 0
}
