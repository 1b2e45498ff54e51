import type { components } from '@fiacre/sdk/contract'
import type { EntityManager } from '#platform/database/orm.ts'
import type { BankAccountRow } from './bank-account.entity.ts'
import { accountAt, waitingAccount, type AccountOwner } from './bank-accounts.service.ts'

type Schemas = components['schemas']

/** Where somebody is paid, as those who act for it see it: never a whole IBAN. */
export async function accountsView(
  em: EntityManager,
  owner: AccountOwner,
  now: Date,
): Promise<Schemas['PayoutAccounts']> {
  return {
    present: view(await accountAt(em, owner, now)),
    next: view(await waitingAccount(em, owner, now)),
  }
}

function view(row: BankAccountRow | null): Schemas['PayoutAccount'] | null {
  return row && { holder: row.holder, ibanEnd: row.iban.slice(-4), holdsFrom: row.holdsFrom.toISOString() }
}
