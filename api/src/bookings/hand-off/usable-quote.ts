import { checkPickup, HORIZON_DAYS_MAXIMUM } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { pointsOf, termsOf, withFresh } from '#prices/quotes/quote-for-booking.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { createQuote, findQuote } from '#prices/quotes/quotes.service.ts'

/**
 * A price of a partner that can still be booked.
 * @throws Problem QUOTE_UNAVAILABLE, QUOTE_EXPIRED (409, with a fresh quote where it was the partner's), LEAD_TIME
 */
export async function usableQuote(
  context: Context,
  partner: PartnerCall,
  quoteId: string,
): Promise<QuoteRow> {
  const quote = await findQuote(context, quoteId)
  // A test booking of a live price would say that nobody drives, and somebody would.
  if (!quote || quote.partnerId !== partner.partnerId || quote.isTest !== partner.isTest) {
    throw new Problem(
      'QUOTE_UNAVAILABLE',
      'We know no such price of this partner. Please ask for a price again.',
    )
  }
  const now = context.now()
  const late = checkPickup({ pickupAt: quote.pickupAt, now, horizonDays: HORIZON_DAYS_MAXIMUM })
  if (late) throw fieldProblem(late.code, 'quoteId', late)
  if (quote.usedAt) throw await freshOf(context, 'QUOTE_UNAVAILABLE', quote)
  if (quote.expiresAt <= now) throw await freshOf(context, 'QUOTE_EXPIRED', quote)
  return quote
}

/** A refusal with a fresh price of the same journey and terms. */
export async function freshOf(
  context: Context,
  code: 'QUOTE_UNAVAILABLE' | 'QUOTE_EXPIRED' | 'PRICE_CHANGED',
  quote: QuoteRow,
): Promise<Problem> {
  // Whoever books the fresh one need not be who booked the old one.
  const { owner, promoCode, attribution } = termsOf(quote, undefined)
  const { durationHours, ...asked } = quote
  const fresh = await createQuote(
    context,
    { ...asked, ...pointsOf(quote), durationHours: durationHours ?? undefined, promoCode, attribution },
    owner,
  )
  return withFresh(code, fresh)
}
