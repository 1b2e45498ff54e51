import type { components, operations } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { pageOf } from '#platform/database/keyset.ts'
import { searchedPage } from '#platform/database/searched-page.ts'
import { SEARCHED_CARRIERS } from '#people/carriers/searched-carriers.ts'

type Schemas = components['schemas']
type Query = NonNullable<operations['listCarriers']['parameters']['query']>

const ORDER = { table: 'carrier', columns: ['created_at', 'id'], isDescending: true }

/** A page of the carriers, the newest first. */
export async function listCarriers({ orm }: Context, query: Query): Promise<Schemas['AdminCarrierList']> {
  const { limit = 50, state, q } = query
  const em = orm.em.fork()
  const conditions = state ? [sql`state = ${state}`] : []
  const page = await searchedPage(em, { q, searched: SEARCHED_CARRIERS }, conditions, ORDER, {
    ...query,
    limit,
  })
  const { rows: found } = await sql<Schemas['AdminCarrierRow']>`
    select c.id, c.legal_name as "legalName", c.kind, c.country_code as "countryCode", c.state,
      (select count(*)::int from vehicle v where v.carrier_id = c.id and v.is_active) as vehicles,
      (select count(*)::int from driver d where d.carrier_id = c.id and d.is_active) as drivers,
      (select count(*)::int from carrier_document p where p.carrier_id = c.id and p.state = 'submitted') as "papersToReview",
      (select count(*)::int from screening_case s where s.carrier_id = c.id and s.state = 'open') as "openCases",
      c.created_at as "createdAt", c.submitted_at as "submittedAt"
    from (select * from carrier ${page}) c
    order by c.created_at desc, c.id desc`.execute(em.getKysely())
  const { rows, next } = pageOf(found, limit)
  return {
    carriers: rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      submittedAt: row.submittedAt && new Date(row.submittedAt).toISOString(),
    })),
    next,
  }
}
