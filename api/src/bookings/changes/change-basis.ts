import type { BookingRow } from '../booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { classesOfPromo } from '#prices/promotions/promotions.service.ts'
import { Quote, type QuoteRow } from '#prices/quotes/quote.entity.ts'

/** What a booking was priced by, and its changes are. */
export interface ChangeBasis {
  quote: QuoteRow
  /** The vehicle classes that its promo code is for; null for all. */
  promoClasses: readonly number[] | null
}

/** @throws Error when the quote is gone: bookings keep theirs */
export async function basisOf(em: EntityManager, { quoteId }: BookingRow): Promise<ChangeBasis> {
  const quote = await findRow(em, Quote, { id: quoteId })
  if (!quote) throw new Error(`The quote ${quoteId} of a booking is gone.`)
  const promoCodeId = quote.promo?.promoCodeId
  return { quote, promoClasses: promoCodeId ? await classesOfPromo(em, promoCodeId) : null }
}
