import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { setOff, type Open } from './set-off.ts'
import { takeBackLoss } from './write-off.ts'

/**
 * Sets off what a partner has with us, payments and credit notes, against what is open of its invoices, the oldest due date first. The
 * ledger knows one sum of them all and does not change by it. What is left over pays what was written off, whose loss is taken back. Under
 * the lock of the partner's credit.
 * @param firstId the invoice that is paid before all others: the one that a payment was meant for
 */
export async function settleOpen(
  em: EntityManager,
  partnerId: string,
  now: Date,
  firstId: string | null = null,
): Promise<void> {
  const db = em.getKysely()
  const { rows: debts } = await sql<Open>`
    select id, open_cents as cents from partner_invoice where partner_id = ${partnerId} and open_cents > 0
    order by id is distinct from ${firstId}::uuid, due_on, number for update`.execute(db)
  const { rows: losses } = await sql<Open>`
    select id, written_off_cents as cents from partner_invoice where partner_id = ${partnerId} and written_off_cents > 0
    order by id is distinct from ${firstId}::uuid, due_on, number for update`.execute(db)
  const areLosses = new Set(losses.map(({ id }) => id))
  // A payment that was meant for what was written off pays that first.
  const owed = losses.some(({ id }) => id === firstId)
    ? [...losses.slice(0, 1), ...debts, ...losses.slice(1)]
    : [...debts, ...losses]
  const { rows: notes } = await sql<Open>`
    select id, -open_cents as cents from partner_invoice where partner_id = ${partnerId} and open_cents < 0
    order by number for update`.execute(db)
  const { rows: payments } = await sql<Open>`
    select id, left_cents as cents from invoice_payment where partner_id = ${partnerId} and left_cents > 0
    order by created_at, id for update`.execute(db)
  const areNotes = new Set(notes.map(({ id }) => id))
  for (const { debtId, creditId, cents } of setOff(owed, [...payments, ...notes])) {
    if (areLosses.has(debtId)) await takeBackLoss(em, { invoiceId: debtId, partnerId, cents }, now)
    await take(em, debtId, cents, now)
    if (areNotes.has(creditId)) await take(em, creditId, -cents, now)
    else
      await sql`update invoice_payment set left_cents = left_cents - ${cents} where id = ${creditId}`.execute(
        db,
      )
  }
}

/** Moves what is open of an invoice, or of a credit note, towards zero. */
async function take(em: EntityManager, id: string, cents: number, now: Date): Promise<void> {
  await sql`
    update partner_invoice set open_cents = open_cents - ${cents}::int,
      settled_at = case when open_cents = ${cents}::int then ${now}::timestamptz end
    where id = ${id}`.execute(em.getKysely())
}
