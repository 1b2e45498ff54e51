import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { travellerAccount } from '#money/ledger/accounts.ts'
import { balanceOf } from './use-balance.ts'

type Balance = components['schemas']['Balance']
type Entry = Balance['entries'][number]

const DEFAULT_PAGE = 50

/** A traveller's balance and its movements, the newest first, a page by key. That of tests is not among it. */
export async function balance(
  { orm }: Context,
  userId: string,
  { limit = DEFAULT_PAGE, before }: { limit?: number | undefined; before?: number | undefined },
): Promise<Balance> {
  const em = orm.em.fork()
  const owner = { userId, isTest: false }
  const older = before === undefined ? sql`` : sql`and e.id < ${before}`
  const { rows } = await sql<Omit<Entry, 'createdAt'> & { createdAt: string }>`
    select e.id, p.created_at as "createdAt", p.kind, -e.amount_cents as "amountCents",
      b.id as "bookingId", b.booking_number as "bookingNumber"
    from ledger_entry e join ledger_posting p on p.id = e.posting_id left join booking b on b.id = p.booking_id
    where e.account = ${travellerAccount(owner)} ${older} order by e.id desc limit ${limit + 1}`.execute(
    em.getKysely(),
  )
  const entries = rows
    .slice(0, limit)
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
  return {
    amountCents: await balanceOf(em, owner),
    currency: 'EUR',
    entries,
    next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null,
  }
}
