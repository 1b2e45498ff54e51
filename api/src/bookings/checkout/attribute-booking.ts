import { sql } from 'kysely'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { hasLapsed } from '#people/businesses/agreements.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { attributedTo } from '../booking/attribution-rule.ts'
import type { BookingRow } from '../booking/booking.entity.ts'

export type Attribution = Pick<
  BookingRow,
  'attributedPartnerId' | 'attributionRule' | 'isPartnersOwn' | 'isUnagreed'
>

/** Whose a booking is when it is made, and whether somebody of the partner makes it. It stays so, whatever becomes of codes, keys and partners. */
export async function attributionOf(
  em: EntityManager,
  quote: Pick<QuoteRow, 'promo' | 'partnerId' | 'attribution'>,
  traveller: Traveller,
  now: Date,
): Promise<Attribution> {
  const promoCodeId = quote.promo?.applied ? (quote.promo.promoCodeId ?? null) : null
  const source = quote.attribution?.utm_source?.trim().toLowerCase() || null
  const named = promoCodeId || source ? await partnersOf(em, promoCodeId, source) : { promo: null, utm: null }
  const attributed = attributedTo({ 'promo-code': named.promo, key: quote.partnerId ?? null, utm: named.utm })
  if (!attributed)
    return { attributedPartnerId: null, attributionRule: null, isPartnersOwn: false, isUnagreed: false }
  const { partnerId, rule } = attributed
  const isPartnersOwn = await actsFor(em, partnerId, traveller)
  const isUnagreed = await hasLapsed(em, 'partner', partnerId, now)
  return { attributedPartnerId: partnerId, attributionRule: rule, isPartnersOwn, isUnagreed }
}

type Traveller = Pick<UserRow, 'id' | 'email' | 'vatNumber'>

/** Whether a traveller is somebody of the partner: by the account, the address, or the VAT number that is billed. */
async function actsFor(
  em: EntityManager,
  partnerId: string,
  { id, email, vatNumber }: Traveller,
): Promise<boolean> {
  const vat = vatNumber?.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase() || null
  const { rows } = await sql<{ own: boolean }>`
    select exists (select 1 from partner_member where partner_id = ${partnerId} and user_id = ${id})
      or exists (select 1 from partner where id = ${partnerId} and (lower(email) = ${email.toLowerCase()}
        or regexp_replace(upper(vat_number), '[^0-9A-Z]', '', 'g') = ${vat})) as own`.execute(em.getKysely())
  return rows[0]?.own ?? false
}

/** The partner whose promo code it is, and the one that the campaign names by the label of its subdomain. */
async function partnersOf(em: EntityManager, promoCodeId: string | null, source: string | null) {
  const { rows } = await sql<{ promo: string | null; utm: string | null }>`
    select (select partner_id from promo_code where id = ${promoCodeId}) as promo,
      (select id from partner where subdomain = ${source}) as utm`.execute(em.getKysely())
  return rows[0] ?? { promo: null, utm: null }
}
