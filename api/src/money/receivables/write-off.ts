import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { BAD_DEBTS, receivableAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import type { PartnerInvoiceRow } from './partner-invoice.entity.ts'

/**
 * Books what is open of a locked invoice as a loss; the partner has no limit any more until it is given one again.
 * @returns how much it was, in cents
 */
export async function writeOff(
  em: EntityManager,
  { id, partnerId, openCents }: PartnerInvoiceRow,
  now: Date,
): Promise<number> {
  const entries = [
    { account: BAD_DEBTS, amountCents: openCents },
    { account: receivableAccount(partnerId), amountCents: -openCents },
  ]
  await post(
    em,
    { reference: `write-off:${id}:${randomUUID()}`, kind: 'LOSS', bookingId: null, entries },
    now,
  )
  const db = em.getKysely()
  await sql`
    update partner_invoice set written_off_cents = written_off_cents + open_cents, open_cents = 0, settled_at = ${now}
    where id = ${id}`.execute(db)
  await sql`update partner_credit set limit_cents = 0 where partner_id = ${partnerId}`.execute(db)
  return openCents
}

/** Takes so much of a loss back, as it comes in after all: it is open of its invoice again, for a moment. */
export async function takeBackLoss(
  em: EntityManager,
  { invoiceId, partnerId, cents }: { invoiceId: string; partnerId: string; cents: number },
  now: Date,
): Promise<void> {
  const entries = [
    { account: receivableAccount(partnerId), amountCents: cents },
    { account: BAD_DEBTS, amountCents: -cents },
  ]
  const reference = `write-off-back:${invoiceId}:${randomUUID()}`
  await post(em, { reference, kind: 'LOSS', bookingId: null, entries }, now)
  await sql`
    update partner_invoice set written_off_cents = written_off_cents - ${cents}::int, open_cents = open_cents + ${cents}::int
    where id = ${invoiceId}`.execute(em.getKysely())
}
