import { checkPickup, message } from '@fiacre/sdk/rules'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import type { ProblemCode } from '../http/problem-codes.ts'
import type { QuoteRow } from '../quotes/quote.entity.ts'
import { toQuote } from '../quotes/quote-view.ts'
import { createQuote, findQuote, type QuoteRequest } from '../quotes/quotes.service.ts'
import { vehicleFor } from '../quotes/trip-rules.ts'

export type BookingRequest = components['schemas']['BookingRequest']

/**
 * The quote a booking request may use. What the client says about price and distance is compared, never used.
 * @throws Problem PRICE_REQUIRED, PRICE_CHANGED, QUOTE_EXPIRED, QUOTE_UNAVAILABLE (each 409 with a fresh quote), LEAD_TIME
 */
export async function quoteForBooking(
  context: Context,
  userId: string,
  body: BookingRequest,
): Promise<QuoteRow> {
  const request: QuoteRequest = { ...body, isRoundTrip: body.isRoundTrip ?? false }
  vehicleFor(request.vehicleTypeId, request.passengers)
  if (!body.quoteId) {
    if (isAbsent(body.totalPrice)) throw new Problem('PRICE_REQUIRED', message('calculatePriceFirst'))
    const fresh = await createQuote(context, request, userId)
    if (!agrees(fresh, body)) throw withFresh('PRICE_CHANGED', fresh)
    return fresh
  }
  const quote = await findQuote(context, body.quoteId)
  const refused = refusal(quote, body, request, userId, context.now())
  if (!refused && quote) return assertStillInTime(quote, context.now())
  throw withFresh(refused ?? 'QUOTE_UNAVAILABLE', await createQuote(context, request, userId))
}

/** A 409 with the quote that would be accepted now. */
export async function staleQuote(context: Context, userId: string, body: BookingRequest): Promise<Problem> {
  const fresh = await createQuote(context, { ...body, isRoundTrip: body.isRoundTrip ?? false }, userId)
  return withFresh('QUOTE_UNAVAILABLE', fresh)
}

function refusal(
  quote: QuoteRow | null,
  body: BookingRequest,
  request: QuoteRequest,
  userId: string,
  now: Date,
): ProblemCode | undefined {
  if (!quote || quote.usedAt || (quote.userId && quote.userId !== userId)) return 'QUOTE_UNAVAILABLE'
  if (quote.expiresAt <= now) return 'QUOTE_EXPIRED'
  return isFor(quote, request) && agrees(quote, body) ? undefined : 'PRICE_CHANGED'
}

/** Whether the quote was made for this trip. */
function isFor(quote: QuoteRow, request: QuoteRequest): boolean {
  return (
    quote.vehicleTypeId === request.vehicleTypeId &&
    quote.pickupLocation === request.pickupLocation &&
    quote.destination === request.destination &&
    quote.passengers === request.passengers &&
    quote.isRoundTrip === request.isRoundTrip &&
    quote.pickupDate === request.pickupDate &&
    quote.pickupTime === request.pickupTime &&
    (!request.isRoundTrip ||
      ((quote.returnDate ?? null) === (request.returnDate || null) &&
        (quote.returnTime ?? null) === (request.returnTime || null)))
  )
}

/** Whether price and distance, where the client sends them, are the quote's. */
function agrees(quote: QuoteRow, body: BookingRequest): boolean {
  const samePrice =
    isAbsent(body.totalPrice) || Math.round(Number(body.totalPrice) * 100) === quote.totalCents
  const sameDistance = isAbsent(body.distance) || Math.abs(Number(body.distance) - quote.distanceKm) < 0.05
  return samePrice && sameDistance
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null
}

function assertStillInTime(quote: QuoteRow, now: Date): QuoteRow {
  const late = checkPickup({ pickupAt: quote.pickupAt, now })
  if (late) throw fieldProblem(late.code, late.field, late.message)
  return quote
}

const REASONS: Partial<Record<ProblemCode, string>> = {
  PRICE_CHANGED:
    'The price of this trip is not the one you sent. Please look at the new price and book again.',
  QUOTE_EXPIRED: 'The price was held for 30 minutes and has expired. Here is a fresh one.',
  QUOTE_UNAVAILABLE: 'This price cannot be used for a booking any more. Here is a fresh one.',
}

function withFresh(code: ProblemCode, fresh: QuoteRow): Problem {
  return new Problem(code, REASONS[code] ?? 'The price has changed.', { extra: { quote: toQuote(fresh) } })
}
