import * as z from 'zod/mini'
import { bookingFormDraftSchema } from './booking-form.ts'
import type { BookingFormDraft } from './booking-form.ts'
import { MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES } from './limits.ts'

/** A price and its form kept in the browser until the traveller can book (spec section 4). */
export type SavedQuote<Quote> = {
  readonly quote: Quote
  /** The prices of every class that were made with it, its own among them. */
  readonly quotes: readonly Quote[]
  readonly formData: BookingFormDraft
  /** When it was saved, in ms since 1970. */
  readonly timestamp: number
}

const SAVED = z.object({
  quote: z.unknown(),
  quotes: z.optional(z.array(z.unknown())),
  formData: bookingFormDraftSchema,
  timestamp: z.number(),
})

/**
 * The text to store.
 * @param quotes the prices of every class that were made with it
 */
export function serialiseSavedQuote(
  quote: object,
  formData: BookingFormDraft,
  now: Date,
  quotes: readonly object[] = [quote],
): string {
  return JSON.stringify({ quote, quotes, formData, timestamp: now.getTime() } satisfies SavedQuote<object>)
}

/**
 * Reads a stored quote back. Null when there is none, when it cannot be read, or when it is not younger than 30
 * minutes (spec section 4): the caller then removes it. The server has the last word on whether the price still holds.
 * @param isQuote tells a quote from what another version of the page, or a curious user, may have left there
 */
export function parseSavedQuote<Quote>(
  stored: string | null | undefined,
  now: Date,
  isQuote: (value: unknown) => value is Quote,
): SavedQuote<Quote> | null {
  const saved = SAVED.safeParse(parseJson(stored))
  if (!saved.success) return null
  const { quote, quotes = [], formData, timestamp } = saved.data
  if (!isQuote(quote) || !isFresh(timestamp, now)) return null
  const others = quotes.filter(isQuote)
  return { quote, quotes: others.length > 0 ? others : [quote], formData, timestamp }
}

function isFresh(timestamp: number, now: Date): boolean {
  const age = now.getTime() - timestamp
  // A time to come means that the clock was changed: the age is unknown, so the quote is not trusted.
  return age >= 0 && age < QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE
}

function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
