import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { horizonDays } from '#platform/stored-settings/form-settings.ts'
import type { RateCard } from '#prices/pricing/rate-card.ts'
import { rateCardOfQuote } from '#prices/pricing/stored-rate-cards.ts'
import { classesOfPromo } from '#prices/promotions/promotions.service.ts'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { Quote, type QuoteRow } from '#prices/quotes/quote.entity.ts'

/** What a booking was priced by, and its changes are. */
export interface ChangeBasis {
  quote: QuoteRow
  /** The prices that the quote was made from. */
  card: RateCard
  /** How far ahead a pickup may be moved now. */
  horizonDays: number
  /** The vehicle classes that its promo code is for; null for all. */
  promoClasses: readonly number[] | null
}

/** @throws Error when the quote is gone: bookings keep theirs */
export async function basisOf(
  { storedSettings, now }: Context,
  em: EntityManager,
  { quoteId }: BookingRow,
): Promise<ChangeBasis> {
  const quote = await findRow(em, Quote, { id: quoteId, keptUntil: AS_LONG_AS_NEEDED })
  if (!quote) throw new Error(`The quote ${quoteId} of a booking is gone.`)
  const promoCodeId = quote.promo?.promoCodeId
  return {
    quote,
    card: await rateCardOfQuote(storedSettings, quote.rateVersion),
    horizonDays: horizonDays(storedSettings, now()),
    promoClasses: promoCodeId ? await classesOfPromo(em, promoCodeId) : null,
  }
}
