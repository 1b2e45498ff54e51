import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'
import type { RefundAnswer, RefundOrder } from '../gateway.ts'

/**
 * Sends money back as a gateway would: the same order once, and never more than was paid. What becomes of it was chosen on the
 * payment's page; nothing chosen, it is done at once.
 */
export async function refundInSandbox(
  orm: Orm,
  { key, amountCents, session }: RefundOrder,
  now: Date,
): Promise<RefundAnswer> {
  return orm.em.fork().transactional(async (em) => {
    const db = em.getKysely()
    const page = await sql<{ outcome: RefundAnswer['outcome'] | null; paid: number }>`
      select refund_outcome as outcome, case when outcome = 'paid' then coalesce(arrived_cents, amount_cents) else 0 end as paid
      from sandbox_session where session_id = ${session.id} for update`.execute(db)
    const { outcome, paid } = page.rows[0] ?? { outcome: null, paid: 0 }
    const known = await sql<{ outcome: RefundAnswer['outcome'] }>`
      select outcome from sandbox_refund where reference = ${key}`.execute(db)
    const before = known.rows[0]?.outcome
    if (before === 'pending' && outcome !== 'pending') {
      const ended = outcome ?? 'done'
      await sql`update sandbox_refund set outcome = ${ended} where reference = ${key}`.execute(db)
      return answer(key, ended)
    }
    if (before) return answer(key, before)
    const sent = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::int as cents from sandbox_refund
      where session_id = ${session.id} and outcome <> 'failed'`.execute(db)
    if ((sent.rows[0]?.cents ?? 0) + amountCents > paid)
      return { outcome: 'failed', gatewayReference: null, failure: 'amount_too_large' }
    const becomes = outcome ?? 'done'
    await sql`
      insert into sandbox_refund (reference, session_id, amount_cents, outcome, created_at)
      values (${key}, ${session.id}, ${amountCents}, ${becomes}, ${now})`.execute(db)
    return answer(key, becomes)
  })
}

function answer(key: string, outcome: RefundAnswer['outcome']): RefundAnswer {
  const failure = outcome === 'failed' ? 'expired_or_canceled_card' : null
  return { outcome, gatewayReference: `sandbox_refund_${key}`, failure }
}
