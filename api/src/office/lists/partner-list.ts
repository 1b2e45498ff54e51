import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { SEARCHED_PARTNERS } from '#people/partners/searched-partners.ts'
import type { Context } from '#platform/context/context.ts'
import { pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { searchedPage } from '#platform/database/searched-page.ts'

type Schemas = components['schemas']
export type PartnerQuery = NonNullable<operations['listAdminPartners']['parameters']['query']>

const ORDER = { table: 'partner', columns: ['created_at', 'id'], isDescending: true }

/** A page of the partners, the newest first. */
export async function listPartners(
  { orm }: Context,
  query: PartnerQuery,
): Promise<Schemas['AdminPartnerList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const statement = await partnerList(em, { ...query, limit })
  const { rows: found } = await sql<Schemas['AdminPartnerRow']>`${statement}`.execute(em.getKysely())
  const { rows, next } = pageOf(found, limit)
  return {
    partners: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    next,
  }
}

/** The statement that answers a query of the partners. */
export async function partnerList(
  em: EntityManager,
  query: PartnerQuery & { limit: number },
): Promise<RawBuilder<unknown>> {
  const { q, state } = query
  const conditions = state ? [sql`state = ${state}`] : []
  const page = await searchedPage(em, { q, searched: SEARCHED_PARTNERS }, conditions, ORDER, query)
  return sql`
    select p.id, p.name, p.subdomain, p.state, p.created_at as "createdAt",
      (select count(*)::int from partner_origin o where o.partner_id = p.id) as origins,
      (select count(*)::int from partner_key k where k.partner_id = p.id and k.revoked_at is null) as keys
    from (select id, name, subdomain, state, created_at from partner ${page}) p
    order by p.created_at desc, p.id desc`
}
