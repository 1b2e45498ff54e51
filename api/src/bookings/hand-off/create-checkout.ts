import { CHECKOUT_LINK_MINUTES, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { insertRow } from '#platform/database/rows.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { assertReturnUrl } from '#people/partners/return-urls.ts'
import { knownAttribution } from '#prices/quotes/attribution.ts'
import { keepQuote } from '#prices/quotes/keep-quote.ts'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { CheckoutSession } from './checkout-session.entity.ts'
import { findCheckout } from './find-checkout.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import { checkoutToken } from './checkout-tokens.ts'
import { usableQuote } from './usable-quote.ts'

type Body = components['schemas']['CheckoutSessionRequest']

/**
 * Takes a price that a partner's page got, and answers where the traveller books it. The same Idempotency-Key gets the
 * same address again.
 * @throws Problem QUOTE_UNAVAILABLE, QUOTE_EXPIRED (409, with a fresh quote where it was the partner's),
 *   RETURN_URL_NOT_ALLOWED, LEAD_TIME
 */
export async function createCheckout(
  context: Context,
  partner: PartnerCall,
  body: Body,
  key: string | undefined,
): Promise<components['schemas']['CheckoutSession']> {
  const secret = context.checkoutSecret
  return once(
    context,
    { userId: partner.partnerId, operation: 'createCheckoutSession', key, body, isSecret: true },
    {
      async prepare() {
        const { returnUrl, cancelUrl } = body
        await assertReturnUrl(context, partner.partnerId, { returnUrl, cancelUrl })
        return usableQuote(context, partner, body.quoteId)
      },
      async create(em, quote) {
        const id = randomUUID()
        const now = context.now()
        const attribution = knownAttribution(body.attribution)
        await keepQuote(em, quote)
        if (attribution) {
          await sql`
            update quote set attribution = ${JSON.stringify(attribution)}::jsonb || coalesce(attribution, '{}')
            where id = ${quote.id} and kept_until = ${AS_LONG_AS_NEEDED}`.execute(em.getKysely())
        }
        await insertRow(em, CheckoutSession, {
          id,
          partnerId: partner.partnerId,
          isTest: partner.isTest,
          quoteId: quote.id,
          tokenHash: tokenHash(checkoutToken(secret, id)),
          locale: body.locale ?? null,
          returnUrl: body.returnUrl ?? null,
          cancelUrl: body.cancelUrl ?? null,
          currency: body.currency ?? null,
          distanceUnit: body.distanceUnit ?? null,
          createdAt: now,
          expiresAt: new Date(now.getTime() + CHECKOUT_LINK_MINUTES * MS_PER_MINUTE),
        })
        return { resource: id }
      },
      async finish(id) {
        const checkout = await findCheckout(context, { id })
        if (!checkout) throw new Error(`The checkout ${id} is gone.`)
        return {
          checkoutSessionId: id,
          url: addressOf(context, checkoutToken(secret, id), checkout.locale),
          expiresAt: checkout.expiresAt.toISOString(),
        }
      },
    },
  )
}

/** The page that opens the checkout, in the language of the page that the traveller comes from. */
function addressOf({ publicUrl }: Context, token: string, locale: string | null | undefined): string {
  const url = new URL(`${publicUrl}/checkout`)
  url.searchParams.set('session', token)
  if (locale) url.searchParams.set('lang', locale)
  return url.href
}
