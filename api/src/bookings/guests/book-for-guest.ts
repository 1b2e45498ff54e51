import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { appendRow, insertRow } from '#platform/database/rows.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { mailLanguage } from '#platform/mail/mail-languages.ts'
import { addressOf, openGuest } from '#people/accounts/open-guest.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'
import { recordStep } from '../booking/booking-events.service.ts'
import { GuestBooking } from '../booking/guest-booking.entity.ts'
import { scenarioOf, type TestScenario } from '../booking/test-scenario.ts'
import { attributionOf } from '../checkout/attribute-booking.ts'
import { QuoteTaken, takeQuote, usePromo } from '../checkout/use-quote.ts'
import { bookingOfQuote } from '../checkout/booking-of-quote.ts'
import { openPayment } from '../checkout/first-payment.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { bookOnInvoice } from '../funds/on-invoice.ts'
import { paymentTerms } from '../funds/payment-terms.ts'
import { freshOf, usableQuote } from '../hand-off/usable-quote.ts'
import { playPayment } from '../settlement/play-payment.ts'
import { guestBooking } from './guest-view.ts'

type Schemas = components['schemas']
type Body = Schemas['GuestBookingRequest']

const MOST_DRAWS = 3

/**
 * Books a price of a partner's key for a guest who never signs in, and asks the guest for the payment by mail, or puts it on the partner's monthly invoice. Guest, booking, payment session
 * and mail are written in one transaction; the same Idempotency-Key gets the same booking again.
 * @throws Problem QUOTE_UNAVAILABLE, QUOTE_EXPIRED, PRICE_CHANGED (409, with a fresh quote where it was the partner's), LEAD_TIME,
 *   PAYMENT_METHOD_UNAVAILABLE, SCOPE_MISSING, INVOICE_OVERDUE, CREDIT_LIMIT_REACHED
 */
export async function bookForGuest(
  context: Context,
  partner: PartnerCall,
  body: Body,
  key: string | undefined,
): Promise<Schemas['GuestBooking']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bookOnce(context, partner, body, key)
    } catch (thrown) {
      // Two bookings drew the same number: nothing was written, and the next draw will differ.
      if (isUniqueViolation(thrown, 'booking_number_unique') && attempt < MOST_DRAWS) continue
      if (thrown instanceof QuoteTaken) throw await freshOf(context, thrown.problem, thrown.quote)
      throw thrown
    }
  }
}

function bookOnce(context: Context, partner: PartnerCall, body: Body, key: string | undefined) {
  return once(
    context,
    { userId: partner.partnerId, operation: 'createGuestBooking', key, body },
    {
      prepare: async () => {
        const quote = await usableQuote(context, partner, body.quoteId)
        const names = { method: 'quoteId', percent: 'quoteId' }
        // A guest has no balance, and no account that a transfer could be told to.
        if (body.payment !== 'invoice') paymentTerms(context, quote, { method: 'card', percent: 100 }, names)
        return { quote }
      },
      async create(em, { quote }) {
        const { id } = await insertBooking(context, em, { partner, body, quote })
        return { resource: String(id) }
      },
      async finish(id) {
        await playAsAsked(context, partner, Number(id), body)
        return guestBooking(context, partner, Number(id))
      },
      // The guest's name and link are read again where they are asked for again, and lie beside no key.
      isKept: () => false,
    },
  )
}

/** Of a test, what the payer does where that was asked for; repeated, it changes nothing. */
async function playAsAsked(
  context: Context,
  { isTest }: PartnerCall,
  id: number,
  { specialRequests, externalReference }: Body,
): Promise<void> {
  const scenario = scenarioOf({ isTest, specialRequests: specialRequests ?? null }, externalReference)
  if (!scenario) return
  const outcomes: Partial<Record<TestScenario, 'declined' | 'processing'>> = {
    declined: 'declined',
    'paid-late': 'processing',
  }
  await playPayment(context, id, outcomes[scenario] ?? 'paid')
}

async function insertBooking(
  context: Context,
  em: EntityManager,
  { partner, body, quote }: { partner: PartnerCall; body: Body; quote: QuoteRow },
): Promise<BookingRow> {
  const now = context.now()
  const language = mailLanguage(body.language ?? 'en').code
  // A live partner was approved, and answers for the addresses that it gives; whoever tries us out may give a stranger's.
  const user = await openGuest(em, { ...body.guest, language, isVouched: !partner.isTest }, now)
  const id = await takeQuote(em, quote, user.id, now)
  const attribution = await attributionOf(em, quote, { ...user, email: addressOf(user) }, now)
  const words = {
    specialRequests: body.specialRequests,
    travelNumber: body.travelNumber,
    nameBoard: body.nameBoard,
    pickupAddress: body.pickupAddress,
    destinationAddress: body.destinationAddress,
  }
  const isOnInvoice = body.payment === 'invoice'
  const paymentMethod = isOnInvoice ? 'invoice' : 'card'
  const row = bookingOfQuote(quote, user, { ...words, paymentMethod }, attribution, now)
  const invoicePartnerId = isOnInvoice ? partner.partnerId : null
  const booking = await appendRow(em, Booking, { id, ...row, isGuests: true, invoicePartnerId })
  await usePromo(context, em, quote, booking, now)
  await insertRow(em, GuestBooking, {
    bookingId: booking.id,
    partnerId: partner.partnerId,
    keyId: partner.keyId,
    externalReference: body.externalReference?.trim() || null,
    metadata: body.metadata ?? {},
    consentedAt: now,
  })
  const by = { actor: 'traveller', actorId: user.id, keyId: partner.keyId } as const
  await recordStep(em, booking, null, { kind: 'BOOKED', ...by }, now)
  if (isOnInvoice) await bookOnInvoice(context, em, await lockBooking(em, { id: booking.id }), by)
  else await openPayment(context, em, booking, { user, body: {}, site: context.publicUrl })
  return booking
}

/** The account that a key acts for on a booking that the partner's server made; tests by test keys, real ones by live keys. */
export async function guestOfBooking(
  { orm }: Pick<Context, 'orm'>,
  partner: Pick<PartnerCall, 'partnerId' | 'isTest'>,
  bookingId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select b.user_id as "userId" from guest_booking g join booking b on b.id = g.booking_id
    where g.booking_id = ${bookingId} and g.partner_id = ${partner.partnerId} and b.is_test = ${partner.isTest}`.execute(
    orm.em.fork().getKysely(),
  )
  return rows[0]?.userId
}
