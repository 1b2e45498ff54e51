import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { DocumentPayment } from '../../documents/document-input.ts'
import { BANK, bookingAccount, gatewayAccount } from '../../ledger/accounts.ts'

/** Every movement of money between a traveller and a booking, the oldest first: below zero it went back to the balance. */
export async function bookingPayments(em: EntityManager, bookingId: number): Promise<DocumentPayment[]> {
  const { rows } = await sql<{ at: string; source: string; amountCents: number }>`
    select p.created_at as at, -own.amount_cents as "amountCents",
      (select other.account from ledger_entry other where other.posting_id = p.id and other.account <> own.account
        order by other.account = 'refunds', other.id limit 1) as source
    from ledger_entry own join ledger_posting p on p.id = own.posting_id
    where own.account = ${bookingAccount(bookingId)} and p.kind not in ('EARNING', 'REVERSAL') order by own.id`.execute(
    em.getKysely(),
  )
  return rows.map(({ at, source, amountCents }) => ({
    at: new Date(at),
    method: methodOf(source),
    amountCents,
  }))
}

function methodOf(source: string): DocumentPayment['method'] {
  if (source === BANK) return 'bank-transfer'
  if (source === gatewayAccount('sandbox')) return 'test'
  return source.startsWith(gatewayAccount('')) || source === 'suspense' ? 'card' : 'balance'
}
