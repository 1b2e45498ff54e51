import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Handlers } from '#platform/contract/handler.ts'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import { keepPlans } from '#platform/database/kept-plans.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { DEVELOPERS, membershipOf } from './change-partner.ts'
import { PartnerKey } from './partner-key.entity.ts'
import { PartnerRequest } from './partner-request.entity.ts'

type Asked = NonNullable<operations['listPartnerRequests']['parameters']['query']>

const ORDER = { table: 'partner_request', columns: ['id'], isDescending: true }

/** The calls of one's own partner's keys; another's do not exist. */
export const partnerRequestHandlers: Handlers<'listPartnerRequests'> = {
  async listPartnerRequests({ userId, query }, { orm }) {
    const em = orm.em.fork()
    const { partner } = await membershipOf(em, userId, DEVELOPERS)
    return { status: 200, body: await partnerRequests(em, partner.id, query) }
  },
}

/** A page of the calls of a partner's keys, the newest first. */
export async function partnerRequests(
  em: EntityManager,
  partnerId: string,
  { limit = 50, ...query }: Asked,
): Promise<components['schemas']['PartnerRequestList']> {
  const conditions = conditionsOf(partnerId, query)
  const found = await em.transactional(async (inside) => {
    await keepPlans(inside)
    return findRows(inside, PartnerRequest, keysetPage(conditions, ORDER, { ...query, limit }))
  })
  const { rows, next } = pageOf(found, limit)
  const keys = await findRows(em, PartnerKey, sql`where partner_id = ${partnerId}`)
  const hints = new Map(keys.map(({ id, hint }) => [id, hint]))
  return {
    requests: rows.map((row) => ({
      // Past the ORM, large numbers arrive as text.
      id: Number(row.id),
      at: row.at.toISOString(),
      method: row.method,
      route: row.route,
      status: row.status,
      code: row.code ?? null,
      requestId: row.requestId,
      keyHint: hints.get(row.keyId) ?? null,
      test: row.isTest,
      durationMs: row.durationMs,
    })),
    next: next === null ? null : Number(next),
  }
}

function conditionsOf(partnerId: string, query: Omit<Asked, 'limit'>): RawBuilder<unknown>[] {
  const { keyId, outcome, code, requestId, isTest } = query
  return [
    sql`partner_id = ${partnerId}`,
    ...(keyId ? [sql`key_id = ${keyId}`] : []),
    ...(outcome === 'refused' ? [sql`status >= 400`] : []),
    ...(outcome === 'answered' ? [sql`status < 400`] : []),
    ...(code ? [sql`code = ${code.trim().toUpperCase()}`] : []),
    ...(requestId ? [sql`request_id = ${requestId.trim()}`] : []),
    ...(isTest === undefined ? [] : [sql`is_test = ${isTest}`]),
  ]
}
