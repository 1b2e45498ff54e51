import { MS_PER_HOUR, PAYOUTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { BankAccount, type BankAccountRow } from './bank-account.entity.ts'

export type AccountOwner = Pick<BankAccountRow, 'ownerKind' | 'ownerId'>
export type AccountDetails = Pick<BankAccountRow, 'iban' | 'holder' | 'setBy'> & {
  city: string | null
  countryCode: string | null
}

/** An account that takes the place of another, from `next.holdsFrom` on. */
export interface AccountChange {
  former: BankAccountRow
  next: BankAccountRow
}

/** The account that somebody is paid to at a moment; null for none. */
export async function accountAt(em: EntityManager, { ownerKind, ownerId }: AccountOwner, at: Date) {
  const [found] = await findRows(
    em,
    BankAccount,
    sql`where owner_kind = ${ownerKind} and owner_id = ${ownerId} and holds_from <= ${at}
      order by holds_from desc, created_at desc limit 1`,
  )
  return found ?? null
}

/** The account that waits to take the place of the one that holds; null for none. */
export async function waitingAccount(em: EntityManager, { ownerKind, ownerId }: AccountOwner, at: Date) {
  const [found] = await findRows(
    em,
    BankAccount,
    sql`where owner_kind = ${ownerKind} and owner_id = ${ownerId} and holds_from > ${at}
      order by created_at desc limit 1`,
  )
  return found ?? null
}

/**
 * Keeps an account. The first holds at once; another one after some days, so that whoever took over a session cannot send the next
 * payout elsewhere before its owner has read of it. The same one again takes back what waits.
 * @returns the change where it takes the place of another; null where it does not
 */
export async function keepAccount(
  em: EntityManager,
  owner: AccountOwner,
  { iban, holder, city, countryCode, setBy }: AccountDetails,
  now: Date,
): Promise<AccountChange | null> {
  const isSame = (known: BankAccountRow | null) => known?.iban === iban && known.holder === holder
  if (isSame(await waitingAccount(em, owner, now))) return null
  const present = await accountAt(em, owner, now)
  await sql`
    delete from bank_account where owner_kind = ${owner.ownerKind} and owner_id = ${owner.ownerId} and holds_from > ${now}`.execute(
    em.getKysely(),
  )
  if (isSame(present)) return null
  const wait = present ? PAYOUTS.accountWaitHours * MS_PER_HOUR : 0
  const next = await insertRow(em, BankAccount, {
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
  return present && { former: present, next }
}
