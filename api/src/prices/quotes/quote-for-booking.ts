import {
  checkPickup,
  HORIZON_DAYS_MAXIMUM,
  QUOTE_VALIDITY_MINUTES,
  ruleMessage,
  sameExtras,
} from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { bookedName } from '#map/places/booked-place.ts'
import type { Place } from '#map/places/places.tables.ts'
import type { Attribution } from './attribution.ts'
import type { QuoteRow } from './quote.entity.ts'
import { toQuote } from './quote-view.ts'
import { createQuote, findQuote, ownVisitor, type QuoteOwner, type QuoteRequest } from './quotes.service.ts'
import { vehicleFor } from './trip-rules.ts'

/** A booking as it was asked for; of a car by the hour, with its pickup as destination. */
export type BookingRequest = components['schemas']['BookingRequest'] & { destination: string }

/**
 * The quote a booking request may use. What the client says about price and distance is compared, never used.
 * @param from the terms of a checkout, where it is one's booking
 * @throws Problem PRICE_REQUIRED, PRICE_CHANGED, QUOTE_EXPIRED, QUOTE_UNAVAILABLE (each 409 with a fresh quote), LEAD_TIME
 */
export async function quoteForBooking(
  context: Context,
  userId: string,
  body: BookingRequest,
  from?: QuoteTerms,
): Promise<QuoteRow> {
  const request = requestOf(body)
  vehicleFor(request.vehicleTypeId, request.passengers)
  if (!body.quoteId) {
    if (isAbsent(body.totalPrice)) throw new Problem('PRICE_REQUIRED', ruleMessage('calculatePriceFirst'))
    const fresh = await createQuote(context, onTerms(request, from), from?.owner ?? ownVisitor(userId))
    if (!agrees(fresh, body)) throw withFresh('PRICE_CHANGED', fresh)
    return fresh
  }
  const quote = await findQuote(context, body.quoteId)
  const refused = isForeign(quote, from)
    ? 'QUOTE_UNAVAILABLE'
    : refusal(quote, body, request, userId, context.now())
  if (!refused && quote) return assertStillInTime(quote, context.now())
  throw withFresh(refused ?? 'QUOTE_UNAVAILABLE', await freshQuote(context, userId, body, quote, from))
}

/** A 409 with the quote that would be accepted now. */
export async function staleQuote(
  context: Context,
  userId: string,
  body: BookingRequest,
  { code, quote, from }: { code: StaleCode; quote: QuoteRow | null; from: QuoteTerms | undefined },
): Promise<Problem> {
  return withFresh(code, await freshQuote(context, userId, body, quote, from))
}

/** The terms that a checkout's prices are made on, whoever books. */
export interface QuoteTerms {
  owner: QuoteOwner
  promoCode?: string | undefined
  attribution?: Attribution | undefined
}

/** The terms of an earlier price of the same partner, campaign and promo code. */
export function termsOf(quote: QuoteRow, userId: string | undefined): QuoteTerms {
  return {
    owner: {
      userId,
      partnerId: quote.partnerId ?? null,
      partnerKeyId: quote.partnerKeyId ?? null,
      isTest: quote.isTest,
    },
    promoCode: quote.promo?.code,
    attribution: quote.attribution ?? undefined,
  }
}

function freshQuote(
  context: Context,
  userId: string,
  body: BookingRequest,
  old: QuoteRow | null,
  from: QuoteTerms | undefined,
): Promise<QuoteRow> {
  // Somebody else's price lends its terms to nobody.
  const isOwn = old && (!old.userId || old.userId === userId)
  const terms = from ?? (isOwn ? termsOf(old, userId) : undefined)
  const request = requestOf(body)
  return createQuote(
    context,
    onTerms(
      {
        ...request,
        ...(isOwn && { ...sameWishes(request, old), ...samePoints(request, old) }),
        language: old?.language,
      },
      terms,
    ),
    terms?.owner ?? ownVisitor(userId),
  )
}

/** A request with the promo code and campaign of its checkout, which go before its own. */
function onTerms(request: QuoteRequest, terms: QuoteTerms | undefined): QuoteRequest {
  return {
    ...request,
    promoCode: terms?.promoCode ?? request.promoCode,
    attribution: terms?.attribution ?? request.attribution,
  }
}

/** Extras and access level of an earlier price, where the request does not say others. */
function sameWishes(request: QuoteRequest, old: QuoteRow): Pick<QuoteRequest, 'extras' | 'accessLevel'> {
  return { extras: request.extras ?? old.extras, accessLevel: request.accessLevel ?? old.accessLevel }
}

/** Where the places of an earlier price are, as far as they are still asked for: the texts alone could mean others. */
function samePoints(
  request: QuoteRequest,
  old: QuoteRow,
): Pick<QuoteRequest, 'pickupPoint' | 'destinationPoint'> {
  const { pickupPoint, destinationPoint } = pointsOf(old)
  return {
    ...(request.pickupLocation === old.pickupLocation && {
      pickupPoint: request.pickupPoint ?? pickupPoint,
    }),
    ...(request.destination === old.destination && {
      destinationPoint: request.destinationPoint ?? destinationPoint,
    }),
  }
}

/** Where a price's places are: the same points give the same way. */
export function pointsOf({ pickupPlace, destinationPlace }: QuoteRow) {
  const point = ({ lat, lon }: { lat: number; lon: number }) => ({ lat, lon })
  return { pickupPoint: point(pickupPlace), destinationPoint: point(destinationPlace) }
}

function requestOf(body: BookingRequest): QuoteRequest {
  return { ...body, isRoundTrip: body.isRoundTrip ?? false }
}

/** Whether a price is another's than the partner's whose checkout is booked: its booking would be told to that partner. */
function isForeign(quote: QuoteRow | null, from: QuoteTerms | undefined): boolean {
  if (!quote || !from) return false
  return (quote.partnerId ?? null) !== from.owner.partnerId || quote.isTest !== from.owner.isTest
}

function refusal(
  quote: QuoteRow | null,
  body: BookingRequest,
  request: QuoteRequest,
  userId: string,
  now: Date,
): StaleCode | undefined {
  if (!quote || quote.usedAt || (quote.userId && quote.userId !== userId)) return 'QUOTE_UNAVAILABLE'
  if (quote.expiresAt <= now) return 'QUOTE_EXPIRED'
  return isFor(quote, request) && hasExtras(quote, body) && agrees(quote, body) ? undefined : 'PRICE_CHANGED'
}

/** Whether the quote was made for this trip. */
function isFor(quote: QuoteRow, request: QuoteRequest): boolean {
  return (
    quote.vehicleTypeId === request.vehicleTypeId &&
    isCalled(quote.pickupPlace, quote.pickupLocation, request.pickupLocation) &&
    isCalled(quote.destinationPlace, quote.destination, request.destination) &&
    (quote.durationHours ?? undefined) === request.durationHours &&
    quote.passengers === request.passengers &&
    quote.isRoundTrip === request.isRoundTrip &&
    quote.pickupDate === request.pickupDate &&
    quote.pickupTime === request.pickupTime &&
    (!request.isRoundTrip ||
      ((quote.returnDate ?? null) === (request.returnDate || null) &&
        (quote.returnTime ?? null) === (request.returnTime || null)))
  )
}

/** By the words that were priced, or by the name that is booked in their place. */
function isCalled(place: Place, priced: string, asked: string): boolean {
  return asked === priced || asked === bookedName(place, priced)
}

/** Whether extras and access level, where the client sends them, are the quote's. */
function hasExtras(quote: QuoteRow, { extras, accessLevel }: BookingRequest): boolean {
  return (
    (extras === undefined || sameExtras(extras, quote.extras)) &&
    (accessLevel === undefined || accessLevel === quote.accessLevel)
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

/** Not too late; how far ahead it may be was asked when the price was made, and may be set otherwise since. */
function assertStillInTime(quote: QuoteRow, now: Date): QuoteRow {
  const late = checkPickup({ pickupAt: quote.pickupAt, now, horizonDays: HORIZON_DAYS_MAXIMUM })
  if (late) throw fieldProblem(late.code, late.field, late)
  return quote
}

/** Why a quote is not booked as it is. */
type StaleCode = keyof typeof REASONS

const REASONS = {
  PRICE_CHANGED:
    'The price of this trip is not the one you sent. Please look at the new price and book again.',
  QUOTE_EXPIRED: `The price was held for ${QUOTE_VALIDITY_MINUTES} minutes and has expired. Here is a fresh one.`,
  QUOTE_UNAVAILABLE: 'This price cannot be used for a booking any more. Here is a fresh one.',
}

export function withFresh(code: StaleCode, fresh: QuoteRow): Problem {
  return new Problem(code, REASONS[code], { extra: { quote: toQuote(fresh) } })
}
