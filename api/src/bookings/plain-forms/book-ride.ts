import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { Problem } from '#platform/http/problem.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { aimOf } from './way-in.ts'
import { paymentAsked } from './payment-asked.ts'
import type { Payable, Step } from './plain-page.ts'
import type { Fields } from './read-form.ts'
import { findOwnQuote, isUuid, rideOf } from './ride-of.ts'
import { again, withQuery, type Outcome, type Visit } from './visit.ts'
import { whatWentWrong } from './what-went-wrong.ts'

type BookingRequest = components['schemas']['BookingRequest']

/** What a booking needs of a traveller, where the profile lacks it. */
const BILLING = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'country'] as const

export async function showDetails(visit: Visit): Promise<Outcome> {
  if (!visit.userId) return { goTo: withQuery('/book/sign-in', aimOf(visit.fields)) }
  const quote = await quoteOf(visit, visit.fields['quote'])
  if (!quote) return noQuote(visit)
  return { page: await detailsOf(visit, quote), values: {} }
}

/** Books: price and trip are those of the quote, and of what was sent only who, how and with which wishes. */
export async function bookRide(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  if (!visit.userId) return { goTo: withQuery('/book/sign-in', aimOf(fields)) }
  const quote = await quoteOf(visit, fields['quote'])
  if (!quote) return noQuote(visit)
  try {
    await completeProfile(visit)
    const key = isUuid(fields['key']) ? fields['key'] : randomUUID()
    const payment = paymentAsked(fields, await payableOf(visit, quote))
    const made = await call(ctx, 'createBooking', {
      body: { ...requestOf(quote, fields), ...payment },
      headers: { 'idempotency-key': key },
    })
    const { booking, paymentRedirectUrl: link } = made
    const isElsewhere = link !== undefined && made.booking.outstandingCents > 0
    if (isElsewhere) return { page: { step: 'pay', booking, link } }
    return { goTo: withQuery('/book/booking', { booking: String(booking.id) }) }
  } catch (thrown) {
    return again(thrown, visit, await detailsOf(visit, (await freshQuote(visit, thrown)) ?? quote))
  }
}

async function quoteOf({ ctx, context, userId, partnerOf }: Visit, id: string | undefined) {
  return findOwnQuote(context, id, userId, await partnerOf(ctx.host))
}

/** A price that holds no more comes with the one that does. */
async function freshQuote(visit: Visit, thrown: unknown): Promise<QuoteRow | undefined> {
  const fresh = thrown instanceof Problem ? thrown.extra['quote'] : undefined
  return fresh ? quoteOf(visit, (fresh as components['schemas']['Quote']).quoteId) : undefined
}

async function detailsOf(visit: Visit, quote: QuoteRow): Promise<Step> {
  const { ctx, call, context } = visit
  const [profile, payable] = await Promise.all([call(ctx, 'getProfile', {}), payableOf(visit, quote)])
  return { step: 'details', ride: rideOf(quote, context.now()), profile, payable, key: randomUUID() }
}

async function payableOf({ ctx, call }: Visit, { totalCents }: QuoteRow): Promise<Payable> {
  const [ways, { amountCents: balanceCents }, { company }] = await Promise.all([
    call(ctx, 'listPaymentMethods', {}),
    call(ctx, 'getBalance', { query: { limit: '1' } }),
    call(ctx, 'getTravelAccount', {}),
  ])
  return { ...ways, totalCents, balanceCents, company }
}

function noQuote({ language }: Visit): Outcome {
  const problem = new Problem('QUOTE_UNAVAILABLE', 'This price cannot be used for a booking any more.')
  return { page: { step: 'gone' }, problem: whatWentWrong(problem, language), status: 404 }
}

/** Saves what the form asked for because the profile lacked it. */
async function completeProfile({ ctx, call, fields }: Visit): Promise<void> {
  const typed = BILLING.filter((name) => fields[name] !== undefined)
  if (typed.length === 0) return
  const { email, ...profile } = await call(ctx, 'getProfile', {})
  const known = BILLING.map((name) => [name, fields[name] ?? profile[name] ?? ''])
  await call(ctx, 'updateProfile', { body: { email, ...Object.fromEntries(known) } })
}

function requestOf(quote: QuoteRow, fields: Fields): BookingRequest {
  const { vehicleTypeId, pickupLocation, destination, passengers, isRoundTrip, durationHours, extras } = quote
  const travelNumber = fields['travelNumber']?.trim()
  const specialRequests = fields['specialRequests']?.trim()
  // Nobody stands there with a board unless that was priced.
  const nameBoard = extras.meetAndGreet ? fields['nameBoard']?.trim() : undefined
  return {
    quoteId: quote.id,
    vehicleTypeId,
    pickupLocation,
    ...(durationHours ? { durationHours } : { destination }),
    passengers,
    isRoundTrip,
    pickupDate: quote.pickupDate,
    pickupTime: quote.pickupTime,
    ...(quote.returnDate &&
      quote.returnTime && { returnDate: quote.returnDate, returnTime: quote.returnTime }),
    ...(travelNumber && { travelNumber }),
    ...(specialRequests && { specialRequests }),
    ...(nameBoard && { nameBoard }),
  }
}
