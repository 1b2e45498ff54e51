import { PAGE_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { PartnerCall, PartnerDirectory } from '#platform/http/partner-call.ts'
import type { Fields } from './read-form.ts'
import { findOwnQuote } from './ride-of.ts'
import type { Visit } from './visit.ts'

/** A publishable key, as links to our pages have it. */
const KEY = /^pk_\w{1,96}$/

export const isLinkKey = (text: string): boolean => KEY.test(text)

/**
 * The partner who sent a traveller here: by the key of the link, else by an earlier price that it was asked for with, as long as that is
 * held. On a partner's own host it is that partner, and what a link says counts for nothing there.
 */
export async function sentBy(visit: Visit): Promise<PartnerCall | undefined> {
  const { ctx, fields, partnerOf, findKey } = visit
  return (
    (await partnerOf(ctx.host)) ?? (await partnerOfLink(fields, findKey)) ?? (await partnerOfPrice(visit))
  )
}

/** A key that does not hold costs nobody the price, and one to try things out with makes no real booking anybody's. */
async function partnerOfLink(
  { partner = '' }: Fields,
  findKey: PartnerDirectory['findKey'],
): Promise<PartnerCall | undefined> {
  const known = isLinkKey(partner) ? await findKey(partner) : undefined
  if (!known || known.isRevoked || known.isTest) return undefined
  const { partnerId, keyId, kind, isTest, scopes } = known
  return { partnerId, keyId, kind, isTest, scopes }
}

async function partnerOfPrice({ context, fields, userId }: Visit): Promise<PartnerCall | undefined> {
  const quote = await findOwnQuote(context, fields['earlier'], userId, undefined)
  if (!quote?.partnerId || !quote.partnerKeyId || quote.expiresAt <= context.now()) return undefined
  const { partnerId, partnerKeyId: keyId } = quote
  return { partnerId, keyId, kind: 'publishable', isTest: false, scopes: PAGE_SCOPES }
}
