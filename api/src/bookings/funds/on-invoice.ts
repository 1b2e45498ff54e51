import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount, receivableAccount, REFUNDS } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { chargePartner, creditPartner } from '#money/receivables/charge-partner.ts'
import { recordStep, standingOf, type Actor } from '../booking/booking-events.service.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import { receive } from './receive-payment.ts'
import type { Refund } from './refund-to-balance.ts'

/** The partner on whose invoice a booking is, and its account. @throws Error for a booking that is on none */
function debtorOf({ id, invoicePartnerId: partnerId, isTest }: BookingRow) {
  if (!partnerId) throw new Error(`The booking ${id} is on nobody's invoice.`)
  return { partnerId, isTest, account: receivableAccount(partnerId, isTest) }
}

/**
 * Puts all of a new booking on its partner's invoice, under the booking's lock: it is paid by that, and confirmed.
 * @throws Problem as `chargePartner` does
 */
export async function bookOnInvoice(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  by: Actor,
): Promise<void> {
  const debtor = debtorOf(booking)
  const amountCents = outstandingCents(booking)
  const reference = `invoice:${booking.id}`
  const move = { bookingId: booking.id, kind: 'booking', amountCents, reference } as const
  await chargePartner(em, debtor, move, context.now())
  await receive(context, em, booking, {
    ...by,
    reference,
    source: debtor.account,
    amountCents,
    method: 'invoice',
  })
}

/**
 * Puts what a change costs more on the invoice, under the booking's lock. The caller applies the change and saves the booking.
 * @throws Problem as `chargePartner` does
 */
export async function chargeChange(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { amountCents, changeId, by }: { amountCents: number; changeId: string; by: Actor },
): Promise<void> {
  const debtor = debtorOf(booking)
  const now = context.now()
  const [bookingId, reference] = [booking.id, `invoice-change:${changeId}`]
  await chargePartner(em, debtor, { bookingId, kind: 'change', amountCents, reference }, now)
  const entries = [
    { account: debtor.account, amountCents },
    { account: bookingAccount(bookingId), amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'PAYMENT', bookingId, entries }, now)
  booking.paidCents += amountCents
  await recordStep(em, booking, standingOf(booking), { ...by, kind: 'PAID', amountCents }, now)
}

/** What a booking has put on its partner's invoice and was not taken back, in cents: so much can go back there. */
export async function onInvoiceCents(em: EntityManager, booking: BookingRow): Promise<number> {
  if (!booking.invoicePartnerId) return 0
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(e.amount_cents), 0)::int as cents
    from ledger_posting p join ledger_entry e on e.posting_id = p.id
    where p.booking_id = ${booking.id} and e.account = ${debtorOf(booking).account}`.execute(em.getKysely())
  return Math.max(0, rows[0]?.cents ?? 0)
}

/** Takes so much off what the partner owes for a booking, under the booking's lock: it goes back to where it came from. */
export async function refundToInvoice(
  { now }: Context,
  em: EntityManager,
  booking: BookingRow,
  { reference, kind, amountCents, source = bookingAccount(booking.id) }: Refund,
): Promise<void> {
  const debtor = debtorOf(booking)
  const entries = [
    { account: source, amountCents },
    { account: REFUNDS, amountCents: -amountCents },
    { account: REFUNDS, amountCents },
    { account: debtor.account, amountCents: -amountCents },
  ]
  await post(em, { reference, kind, bookingId: booking.id, entries }, now())
  const move = { bookingId: booking.id, kind: 'refund', amountCents, reference } as const
  await creditPartner(em, debtor, move, now())
}
