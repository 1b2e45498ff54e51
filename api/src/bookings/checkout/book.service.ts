import { ruleMessage, missingBillingFields } from '@fiacre/sdk/rules'
import { getUser, lockUser } from '#people/accounts/find-user.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { Booking } from '../booking/booking.entity.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { recordStep } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { appendRow } from '#platform/database/rows.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { siteOfHost } from '#people/partners/subdomain.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { attributionOf } from './attribute-booking.ts'
import { bookingOfQuote } from './booking-of-quote.ts'
import {
  attachBooking,
  checkoutForBooking,
  refreshed,
  type CheckoutForBooking,
} from '../hand-off/book-checkout.ts'
import { describe, openPayment, type BookingResult, type FirstPayment, type Made } from './first-payment.ts'
import { bookOnCompany } from '../funds/company-travel.ts'
import { bookedTerms, type BookedTerms } from '../funds/payment-terms.ts'
import { quoteForBooking, staleQuote, type BookingRequest } from '#prices/quotes/quote-for-booking.ts'
import { assertUnpaidLeft } from './assert-unpaid-left.ts'
import { QuoteTaken, takeQuote, usePromo } from './use-quote.ts'

const MOST_DRAWS = 3

/** Where a booking request comes from. */
interface BookedFrom {
  /** The checkouts that the browser opened. */
  checkoutIds: readonly string[]
  /** The host that was asked: a partner's subdomain or our own. */
  host: string
}

/** What somebody wants booked. */
interface Wish {
  user: UserRow
  body: BookingRequest
  key: string | undefined
  checkout: CheckoutForBooking | undefined
  /** Where the traveller comes back to from the payment. */
  site: string
}

/**
 * Books a trip and opens its payment. Quote, booking, payment session, mail and idempotency key are written in
 * one transaction; the gateway is asked after it, and can be asked again.
 * @throws Problem BILLING_INFO_REQUIRED, CONFIRM_ADDRESS_FIRST, every refusal of the quote and of the checkout, and those of `bookOnCompany`
 */
export async function book(
  context: Context,
  userId: string,
  body: BookingRequest,
  key: string | undefined,
  { checkoutIds, host }: BookedFrom,
): Promise<{ status: 201; body: BookingResult }> {
  const user = await getUser(context, userId)
  const checkout = body.checkoutSessionId
    ? await checkoutForBooking(context, body.checkoutSessionId, userId, checkoutIds)
    : undefined
  const wish = { user, body, key, checkout, site: await siteOfHost(context, host) }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bookOnce(context, wish)
    } catch (thrown) {
      // Two bookings drew the same number: nothing was written, and the next draw will differ.
      if (isUniqueViolation(thrown, 'booking_number_unique') && attempt < MOST_DRAWS) continue
      throw await refusalOf(context, wish, thrown)
    }
  }
}

/** What the traveller is told. With a fresh price, a checkout goes on with that price. */
async function refusalOf(
  context: Context,
  { user, body, checkout }: Wish,
  thrown: unknown,
): Promise<unknown> {
  if (thrown instanceof QuoteTaken) {
    const stale = { code: thrown.problem, quote: thrown.quote, from: checkout?.terms }
    return refreshed(context, checkout, user.id, await staleQuote(context, user.id, body, stale))
  }
  return thrown instanceof Problem ? refreshed(context, checkout, user.id, thrown) : thrown
}

function bookOnce(context: Context, wish: Wish) {
  const { user, body, key, checkout } = wish
  return once(
    context,
    { userId: user.id, operation: 'createBooking', key, body },
    {
      prepare: async () => {
        const { paymentMethod: method, prepaymentPercent: percent, balanceCents } = body
        if (missingBillingFields(user).length > 0) {
          throw new Problem('BILLING_INFO_REQUIRED', ruleMessage('addBillingInformation'))
        }
        const quote = await quoteForBooking(context, user.id, body, checkout?.terms)
        const names = { method: 'paymentMethod', percent: 'prepaymentPercent' }
        return { quote, terms: bookedTerms(context, quote, { method, percent, balanceCents }, names) }
      },
      create: (em, { quote, terms }) => createBooking(context, em, quote, terms, wish),
      finish: (resource, made) => describe(context, wish, resource, made),
    },
  )
}

async function createBooking(
  context: Context,
  em: EntityManager,
  quote: QuoteRow,
  terms: BookedTerms,
  { user, body, checkout, site }: Wish,
): Promise<{ resource: FirstPayment; made?: Made }> {
  const now = context.now()
  const usesBalance = (body.balanceCents ?? 0) > 0
  if (!user.emailConfirmedAt) await assertUnpaidLeft(em, user.id)
  else if (usesBalance) await lockUser(em, user.id)
  const id = await takeQuote(em, quote, user.id, now)
  const attribution = await attributionOf(em, quote, user, now)
  const booking = await appendRow(em, Booking, {
    id,
    ...bookingOfQuote(quote, user, { ...body, ...wordsOf(terms) }, attribution, now),
    ...companyOf(body),
  })
  await usePromo(context, em, quote, booking, now)
  if (checkout) await attachBooking(em, checkout, booking)
  await recordStep(em, booking, null, { kind: 'BOOKED', actor: 'traveller', actorId: user.id }, now)
  if (terms.method !== 'invoice') return openPayment(context, em, booking, { user, body, site })
  await bookOnCompany(context, em, await lockBooking(em, { id: booking.id }))
  return { resource: { bookingId: booking.id, kind: 'invoice' } }
}

/** Whose invoice it goes on, and what that company calls it; nothing of it where whoever travels pays. */
function companyOf({ paymentMethod, invoicePartnerId, costReference }: BookingRequest) {
  if (paymentMethod !== 'invoice') return {}
  return { invoicePartnerId: invoicePartnerId ?? null, costReference: costReference?.trim() || null }
}

function wordsOf({ method, percent }: BookedTerms) {
  return { paymentMethod: method, prepaymentPercent: percent }
}
