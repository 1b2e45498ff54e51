import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** Somebody who books rides of their own on the invoice of a partner. */
export interface Traveller {
  partnerId: string
  name: string
  /** Whether the partner is approved, and neither suspended nor closed. */
  isLive: boolean
  /** Up to how much their rides of a month may cost; null for no limit of their own. */
  monthlyLimitCents: number | null
}

/** On whose invoice an account may travel. Null for who travels on nobody's. */
export function travellerOf(em: EntityManager, userId: string): Promise<Traveller | null> {
  return read(em, userId, sql``)
}

/** The same, and that stays so until the transaction ends: whoever ends it meanwhile waits, and whoever ended it is heard. */
export function holdTraveller(em: EntityManager, userId: string): Promise<Traveller | null> {
  return read(em, userId, sql`for share of m`)
}

async function read(em: EntityManager, userId: string, lock: ReturnType<typeof sql>) {
  const { rows } = await sql<Traveller>`
    select m.partner_id as "partnerId", coalesce(p.legal_name, p.name) as name,
      p.is_live and p.state <> 'closed' as "isLive", m.monthly_limit_cents as "monthlyLimitCents"
    from partner_member m join partner p on p.id = m.partner_id
    where m.user_id = ${userId} and m.role in ('owner', 'traveller') ${lock}`.execute(em.getKysely())
  return rows[0] ?? null
}

/** Up to how much each traveller of a partner may cost in a month, in cents, by account; who has no limit is not in it. */
export async function monthlyLimitsOf(em: EntityManager, partnerId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; cents: number }>`
    select user_id as "userId", monthly_limit_cents as cents from partner_member
    where partner_id = ${partnerId} and monthly_limit_cents is not null`.execute(em.getKysely())
  return new Map(rows.map(({ userId: id, cents }) => [id, cents]))
}
