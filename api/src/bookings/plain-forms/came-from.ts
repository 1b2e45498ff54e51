import {
  ATTRIBUTION_NAMES,
  ATTRIBUTION_UTM_SOURCE_MAX_LENGTH,
  PROMO_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Fields } from './read-form.ts'
import { isLinkKey } from './sent-by.ts'

/** As long as the contract takes any of them. */
const MOST_CAMPAIGN = ATTRIBUTION_UTM_SOURCE_MAX_LENGTH

/** What an address may say of where its reader came from. */
const NAMES = [...ATTRIBUTION_NAMES, 'promo', 'partner'] as const

/** The campaign that brought a traveller, as far as the contract takes it: what it refuses costs nobody the price. */
export function campaignOf(fields: Fields): components['schemas']['Attribution'] | undefined {
  const known = ATTRIBUTION_NAMES.flatMap((name) => {
    const text = fields[name]?.trim()
    return text && text.length <= MOST_CAMPAIGN && !/\p{Cc}/u.test(text) ? [[name, text] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * What was asked, with campaign, promo code and partner of the page that the form stands on: a public page is the same for everybody, so that
 * its form cannot hold them, but its browser names the address that it was at. What the form says itself goes first.
 * @param referrer the header, which may say anything; a page of another host says nothing here
 */
export function withCampaign(fields: Fields, referrer: string, host: string): Fields {
  if (!URL.canParse(referrer)) return fields
  const { host: from, searchParams } = new URL(referrer)
  if (from !== host) return fields
  const kept: Record<string, string> = {}
  for (const name of NAMES) {
    const value = searchParams.get(name)
    if (value && value.length <= MOST_CAMPAIGN) kept[name] = value
  }
  if ((kept['promo']?.length ?? 0) > PROMO_CODE_MAX_LENGTH) delete kept['promo']
  if (!isLinkKey(kept['partner'] ?? '')) delete kept['partner']
  return Object.assign(Object.create(null) as Record<string, string>, kept, fields)
}
