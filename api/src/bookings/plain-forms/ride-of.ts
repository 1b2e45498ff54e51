import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { toQuote } from '#prices/quotes/quote-view.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import type { Ride } from './plain-page.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isUuid = (text: string | undefined): text is string => text !== undefined && UUID.test(text)

/**
 * The price that an address names, where whoever asks may book it: a visitor's own by its id, a traveller's in the account alone,
 * and never one that was made on a partner's own host for another, or to try things out.
 */
export async function findOwnQuote(
  context: Context,
  id: string | undefined,
  userId: string | undefined,
  partner: PartnerCall | undefined,
): Promise<QuoteRow | undefined> {
  const quote = isUuid(id) ? await findQuote(context, id) : null
  if (!quote || quote.isTest) return undefined
  if (quote.userId && quote.userId !== userId) return undefined
  if ((quote.partnerId ?? null) === (partner?.partnerId ?? null)) return quote
  // A partner's link leads to our own host, with their key.
  return !partner && quote.partnerKeyId ? quote : undefined
}

/** A price with what it is for, as a page shows it. */
export function rideOf(quote: QuoteRow, now: Date): Ride {
  const { pickupDate, pickupTime, returnDate, returnTime, passengers, expiresAt } = quote
  const left = Math.floor((expiresAt.getTime() - now.getTime()) / MS_PER_MINUTE)
  return {
    quote: toQuote(quote),
    pickupDate,
    pickupTime,
    returnDate: returnDate ?? null,
    returnTime: returnTime ?? null,
    passengers,
    heldMinutes: quote.usedAt ? 0 : Math.max(0, left),
    asked: askedAgain(quote),
  }
}

/** The form as it was filled in for this price. */
function askedAgain(quote: QuoteRow): Ride['asked'] {
  const { durationHours, isRoundTrip, returnDate, returnTime, extras, accessLevel, promo, attribution } =
    quote
  const { suitcases = 0, handLuggage = 0 } = extras.luggage ?? {}
  const { infant = 0, child = 0, booster = 0 } = extras.childSeats ?? {}
  const counts = { suitcases, handLuggage, infantSeats: infant, childSeats: child, boosterSeats: booster }
  return {
    ...attribution,
    pickup: quote.pickupLocation,
    ...(durationHours
      ? { trip: 'hourly', hours: String(durationHours) }
      : { destination: quote.destination, ...(isRoundTrip && { trip: 'return' }) }),
    date: quote.pickupDate,
    time: quote.pickupTime,
    ...(returnDate && { returnDate }),
    ...(returnTime && { returnTime }),
    passengers: String(quote.passengers),
    ...Object.fromEntries(
      Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [[name, String(count)]] : [])),
    ),
    ...(extras.meetAndGreet && { meetAndGreet: '1' }),
    level: accessLevel,
    ...(promo && { promo: promo.code }),
    ...(quote.partnerKeyId && { earlier: quote.id }),
  }
}
