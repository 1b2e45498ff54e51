import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { setOff, type Open } from './set-off.ts'

/**
 * Sets off what a partner has with us, payments and credit notes, against what is open of its invoices, the oldest due date first. The
 * ledger knows one sum of them all and does not change by it. Under the lock of the partner's credit.
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
  const { rows: notes } = await sql<Open>`
    select id, -open_cents as cents from partner_invoice where partner_id = ${partnerId} and open_cents < 0
    order by number for update`.execute(db)
  const { rows: payments } = await sql<Open>`
    select id, left_cents as cents from invoice_payment where partner_id = ${partnerId} and left_cents > 0
    order by created_at, id for update`.execute(db)
  const areNotes = new Set(notes.map(({ id }) => id))
  for (const { debtId, creditId, cents } of setOff(debts, [...payments, ...notes])) {
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
