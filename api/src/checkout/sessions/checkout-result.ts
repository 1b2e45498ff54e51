import { MS_PER_MINUTE, RESULT_PARAMETER, RESULT_TOKEN_MINUTES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { Booking, type BookingRow } from '../../bookings/booking.entity.ts'
import type { components } from '../../contract/generated/contract.ts'
import type { Context } from '../../context.ts'
import { findRow } from '../../database/rows.ts'
import type { PartnerCall } from '../../http/partner-call.ts'
import { Problem } from '../../http/problem.ts'
import { once } from '../../idempotency/idempotency.ts'
import { listedReturnUrl } from '../../partners/return-urls.ts'
import type { CheckoutSessionRow } from './checkout-session.entity.ts'
import { findCheckout } from './find-checkout.ts'
import { tokenHash } from '../../database/tokens.ts'
import { newResultToken } from './tokens.ts'

/**
 * The way back to the partner's page, with a fresh one-time token; without one once the result was taken.
 * @throws Problem NOT_FOUND, CHECKOUT_NOT_PAID
 */
export async function wayBack(
  context: Context,
  userId: string,
  id: string,
): Promise<components['schemas']['CheckoutReturn']> {
  const checkout = await findCheckout(context, { id, userId })
  if (!checkout) throw new Problem('NOT_FOUND', 'There is no such checkout of yours.')
  const booking = checkout.bookingId ? await bookingOf(context, checkout.bookingId) : null
  if (booking?.paymentStatus !== 'completed') {
    throw new Problem(
      'CHECKOUT_NOT_PAID',
      'This booking is not paid yet, so there is no result to take back.',
    )
  }
  const returnUrl = await listedReturnUrl(context, checkout.partnerId, checkout.returnUrl)
  if (!returnUrl) return { url: null }
  if (checkout.resultRedeemedAt) return { url: withResult(returnUrl) }
  const token = newResultToken()
  const until = new Date(context.now().getTime() + RESULT_TOKEN_MINUTES * MS_PER_MINUTE)
  await sql`
    update checkout_session set result_hash = ${tokenHash(token)}, result_expires_at = ${until}
    where id = ${id}`.execute(context.orm.em.fork().getKysely())
  return { url: withResult(returnUrl, token) }
}

/** An address with a result token in the place of an earlier one; all else stays as its page wrote it, signed perhaps. */
function withResult(address: string, token?: string): string {
  const url = new URL(address)
  const rest = url.search.split(/[?&]/).filter((part) => part && !part.startsWith(`${RESULT_PARAMETER}=`))
  url.search = [...rest, ...(token ? [`${RESULT_PARAMETER}=${token}`] : [])].join('&')
  return url.href
}

/**
 * Gives a partner what came of a checkout, once; with the same Idempotency-Key the same answer again. Nothing in it
 * tells who travels, or where.
 * @throws Problem RESULT_TOKEN_INVALID, RESULT_TOKEN_USED
 */
export async function redeem(
  context: Context,
  partner: PartnerCall,
  resultToken: string,
  key: string | undefined,
): Promise<components['schemas']['CheckoutResult']> {
  const body = { resultHash: tokenHash(resultToken) }
  return once(
    context,
    { userId: partner.partnerId, operation: 'redeemCheckoutResult', key, body },
    {
      prepare: () => redeemable(context, partner, body.resultHash),
      async create(em, { id }) {
        const { numAffectedRows } = await sql`
          update checkout_session set result_redeemed_at = ${context.now()}
          where id = ${id} and result_hash = ${body.resultHash} and result_redeemed_at is null`.execute(
          em.getKysely(),
        )
        if (numAffectedRows !== 1n) throw taken()
        return { resource: id }
      },
      async finish(id) {
        const checkout = await findCheckout(context, { id })
        const booking = checkout?.bookingId ? await bookingOf(context, checkout.bookingId) : null
        if (!checkout || !booking) throw new Error(`The checkout ${id} or its booking is gone.`)
        return toResult(checkout, booking)
      },
    },
  )
}

async function redeemable(
  context: Context,
  partner: PartnerCall,
  resultHash: string,
): Promise<CheckoutSessionRow> {
  const checkout = await findCheckout(context, { resultHash })
  const isKnown = checkout && checkout.partnerId === partner.partnerId
  if (isKnown && checkout.resultRedeemedAt) throw taken()
  if (!isKnown || !checkout.resultExpiresAt || checkout.resultExpiresAt <= context.now()) {
    throw new Problem('RESULT_TOKEN_INVALID', 'This result token is not known, or its time is over.')
  }
  return checkout
}

function taken(): Problem {
  return new Problem('RESULT_TOKEN_USED', 'This result was taken before, and can be taken only once.')
}

function bookingOf({ orm }: Context, id: number): Promise<BookingRow | null> {
  return findRow(orm.em.fork(), Booking, { id })
}

function toResult(
  checkout: CheckoutSessionRow,
  booking: BookingRow,
): components['schemas']['CheckoutResult'] {
  return {
    checkoutSessionId: checkout.id,
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    totalPrice: booking.totalCents / 100,
    totalPriceCents: booking.totalCents,
    discount: booking.discountCents / 100,
    discountCents: booking.discountCents,
    currency: 'EUR',
    promoCode: booking.promoCode ?? null,
    attribution: booking.attribution ?? {},
    test: booking.isTest,
  }
}
