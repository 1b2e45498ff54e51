import type { BookingRow } from '../bookings/booking.entity.ts'
import type { EntityManager } from '../database/orm.ts'
import type { Receipt } from '../mail/mail-templates.ts'
import type { PaymentSessionRow } from '../payments/payment-session.entity.ts'
import { Quote } from '../quotes/quote.entity.ts'

/** What a mail says of a payment: the lines of the price that was booked, which add up to what was paid. */
export async function receiptOf(
  em: EntityManager,
  booking: BookingRow,
  session: PaymentSessionRow,
  paidAt: Date,
): Promise<Receipt> {
  const quote = await em.findOneOrFail(Quote, { id: booking.quoteId })
  return {
    paidOn: paidAt.toISOString().slice(0, 10),
    method: session.gateway === 'sandbox' ? 'test' : 'card',
    lines: quote.lines.map(({ code, amountCents }) => ({ label: code, amountCents })),
    totalCents: session.amountCents,
  }
}
