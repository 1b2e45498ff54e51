import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { attributedTo } from '../booking/attribution-rule.ts'
import type { BookingRow } from '../booking/booking.entity.ts'

export type Attribution = Pick<BookingRow, 'attributedPartnerId' | 'attributionRule'>

/** Whose a booking is when it is made. It stays so, whatever becomes of codes, keys and partners. */
export async function attributionOf(
  em: EntityManager,
  quote: Pick<QuoteRow, 'promo' | 'partnerId' | 'attribution'>,
): Promise<Attribution> {
  const promoCodeId = quote.promo?.applied ? (quote.promo.promoCodeId ?? null) : null
  const source = quote.attribution?.utm_source?.trim().toLowerCase() || null
  const named = promoCodeId || source ? await partnersOf(em, promoCodeId, source) : { promo: null, utm: null }
  const attributed = attributedTo({ 'promo-code': named.promo, key: quote.partnerId ?? null, utm: named.utm })
  return { attributedPartnerId: attributed?.partnerId ?? null, attributionRule: attributed?.rule ?? null }
}

/** The partner whose promo code it is, and the one that the campaign names by the label of its subdomain. */
async function partnersOf(em: EntityManager, promoCodeId: string | null, source: string | null) {
  const { rows } = await sql<{ promo: string | null; utm: string | null }>`
    select (select partner_id from promo_code where id = ${promoCodeId}) as promo,
      (select id from partner where subdomain = ${source}) as utm`.execute(em.getKysely())
  return rows[0] ?? { promo: null, utm: null }
}
