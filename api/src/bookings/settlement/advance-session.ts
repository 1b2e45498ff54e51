import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { pipeline } from '#platform/database/pipeline.ts'
import { firstPoll } from '#money/payments/poll-plan.ts'
import type { PaymentSessionRow, PaymentSessionStatus } from '#money/payments/payment-session.entity.ts'

/** Says what became of a session, under its lock. One that is over is looked after no more. */
export async function moveSession(
  em: EntityManager,
  { id }: PaymentSessionRow,
  status: Exclude<PaymentSessionStatus, 'opening' | 'open' | 'closing'>,
  now: Date,
): Promise<void> {
  // What clears later is asked about, also where its page counted as left.
  const later = sql`, look_at = coalesce(look_at, ${firstPoll(now)})`
  const over = status === 'processing' ? later : sql`, settled_at = ${now}, look_at = null`
  await pipeline(em, sql`update payment_session set status = ${status} ${over} where id = ${id}`)
}
