import type { components, operations } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { pageOf, type KeyOrder } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { searchedPage } from '#platform/database/searched-page.ts'
import { PromoCode, type PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import { SEARCHED_PROMOS } from '#prices/promotions/searched-promos.ts'

type Schemas = components['schemas']
export type PromoQuery = NonNullable<operations['listPromoCodes']['parameters']['query']>

const ENDS = `coalesce(ends_at, 'infinity')`
const BY_MAKING: KeyOrder = { table: 'promo_code', columns: ['created_at', 'id'], isDescending: true }
const byEnd = (isDescending: boolean): KeyOrder => ({
  table: 'promo_code',
  columns: [ENDS, 'id'],
  isDescending,
})

/** A page of the promo codes: those that hold by their end, those that ended the last one first, all of them the newest first. */
export async function listPromos(context: Context, query: PromoQuery): Promise<Schemas['AdminPromoList']> {
  const { limit = 50 } = query
  const em = context.orm.em.fork()
  const rest = await promoList(em, { ...query, limit }, context.now())
  const { rows, next } = pageOf(await findRows(em, PromoCode, rest), limit)
  const names = await partnerNames(em, rows)
  return { promoCodes: rows.map((row) => toPromo(row, names.get(row.partnerId ?? ''))), next }
}

/** The rest of a statement, from `where` on, that answers a query of the promo codes. */
export async function promoList(
  em: EntityManager,
  query: PromoQuery & { limit: number },
  now: Date,
): Promise<RawBuilder<unknown>> {
  const { state, q } = query
  const conditions = state ? [sql`${sql.raw(ENDS)} ${sql.raw(state === 'holding' ? '>' : '<=')} ${now}`] : []
  const order = state ? byEnd(state === 'ended') : BY_MAKING
  return searchedPage(em, { q, searched: SEARCHED_PROMOS }, conditions, order, query)
}

async function partnerNames(em: EntityManager, rows: readonly PromoCodeRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ partnerId }) => partnerId ?? []))]
  if (ids.length === 0) return new Map()
  const { rows: known } = await sql<{ id: string; name: string }>`
    select id, name from partner where id in (${sql.join(ids)})`.execute(em.getKysely())
  return new Map(known.map(({ id, name }) => [id, name]))
}

function toPromo(row: PromoCodeRow, partner: string | undefined): Schemas['AdminPromo'] {
  const ids = row.vehicleTypeIds ?? []
  return {
    id: row.id,
    code: row.code,
    partnerId: row.partnerId ?? null,
    partner: partner ?? null,
    percent: row.percent ?? null,
    amountCents: row.amountCents ?? null,
    vehicleClasses: VEHICLE_CLASSES.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses ?? null,
    maxUsesPerTraveller: row.maxUsesPerTraveller ?? null,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
  }
}
