import { ATTRIBUTION_NAMES } from '@fiacre/sdk/rules'
import type { PriceRequest } from '@fiacre/sdk'

type Attribution = NonNullable<PriceRequest['attribution']>

/** What a traveller came with: a partner, a promo code, the campaign that sent them. */
export type Visit = {
  /** A publishable partner key. */
  readonly partner?: string
  /** The key of the partner who sent the traveller on an earlier visit: it counts for bookings, and changes no look. */
  readonly sentBy?: string
  readonly promoCode?: string
  readonly attribution?: Readonly<Attribution>
}

/** The most that the service takes of each, in characters. */
const MOST = { campaign: 200, promo: 40 }

const PARTNER = /^pk_\w{1,97}$/
// eslint-disable-next-line no-control-regex -- these are what the service refuses
const CONTROL = /[\u0000-\u001F\u007F]/

/** Reads what an address (its query) says of where its reader comes from. What the service would refuse is left out. */
export function readVisit(search: string): Visit {
  const query = new URLSearchParams(search)
  const given = (name: string, most: number): string | undefined => {
    const text = query.get(name)?.trim()
    return text && text.length <= most && !CONTROL.test(text) ? text : undefined
  }
  const found = ATTRIBUTION_NAMES.map((name) => [name, given(name, MOST.campaign)] as const)
  const attribution: Attribution = Object.fromEntries(found.filter(([, text]) => text !== undefined))
  const promoCode = given('promo', MOST.promo)
  const partner = query.get('partner')
  return {
    ...(partner && PARTNER.test(partner) ? { partner } : {}),
    ...(promoCode ? { promoCode } : {}),
    ...(Object.keys(attribution).length > 0 ? { attribution } : {}),
  }
}
