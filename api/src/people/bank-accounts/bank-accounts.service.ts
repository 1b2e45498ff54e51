import { MS_PER_HOUR, PAYOUTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { BankAccount, type BankAccountRow } from './bank-account.entity.ts'

type Owner = Pick<BankAccountRow, 'ownerKind' | 'ownerId'>
type Details = Pick<BankAccountRow, 'iban' | 'holder' | 'setBy'> & {
  city: string | null
  countryCode: string | null
}

/** The account that somebody is paid to at a moment; null for none. */
export async function accountAt(em: EntityManager, { ownerKind, ownerId }: Owner, at: Date) {
  const [found] = await findRows(
    em,
    BankAccount,
    sql`where owner_kind = ${ownerKind} and owner_id = ${ownerId} and holds_from <= ${at}
      order by holds_from desc, created_at desc limit 1`,
  )
  return found ?? null
}

/**
 * Keeps an account. The first holds at once; another one after some days, so that whoever took over a session cannot send the next
 * payout elsewhere before its owner has read of it. The same one again takes back what waits.
 * @returns whether it takes the place of another
 */
export async function keepAccount(
  em: EntityManager,
  owner: Owner,
  { iban, holder, city, countryCode, setBy }: Details,
  now: Date,
): Promise<boolean> {
  const known = await findRows(
    em,
    BankAccount,
    sql`where owner_kind = ${owner.ownerKind} and owner_id = ${owner.ownerId} order by created_at desc, holds_from desc limit 1`,
  )
  const [last] = known
  if (last && last.iban === iban && last.holder === holder) return false
  const present = await accountAt(em, owner, now)
  await sql`
    delete from bank_account where owner_kind = ${owner.ownerKind} and owner_id = ${owner.ownerId} and holds_from > ${now}`.execute(
    em.getKysely(),
  )
  if (present && present.iban === iban && present.holder === holder) return false
  const wait = present ? PAYOUTS.accountWaitHours * MS_PER_HOUR : 0
  await insertRow(em, BankAccount, {
    id: randomUUID(),
    ...owner,
    iban,
    holder,
    city,
    countryCode,
    holdsFrom: new Date(now.getTime() + wait),
    setBy,
    createdAt: now,
  })
  return present !== null
}
