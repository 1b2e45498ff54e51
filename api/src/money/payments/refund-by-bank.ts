import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { toCardsOf } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import type { ChargebackRow } from './chargeback.entity.ts'

/**
 * Settles what had failed to go back to a card by the chargeback that the bank has decided for its holder: the holder has the money now.
 * @param account where the books hold what banks took back
 */
export async function settleFailedRefundsByBank(
  em: EntityManager,
  { sessionId, gateway, bookingId }: Pick<ChargebackRow, 'sessionId' | 'gateway' | 'bookingId'>,
  account: string,
  now: Date,
): Promise<void> {
  if (!sessionId) return
  const { rows } = await sql<{ id: string; cents: number }>`
    update card_refund set status = 'by-bank', settled_at = ${now}, look_at = null
    where session_id = ${sessionId} and status = 'failed' returning id, amount_cents as cents`.execute(
    em.getKysely(),
  )
  for (const { id, cents } of rows) {
    const entries = [
      { account: toCardsOf(gateway), amountCents: cents },
      { account, amountCents: -cents },
    ]
    const reference = `card-refund:${id}:by-bank`
    await post(em, { reference, kind: 'DISPUTE', bookingId: bookingId ?? null, entries }, now)
  }
}
