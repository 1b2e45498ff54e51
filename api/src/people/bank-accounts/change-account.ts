import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { assertProven } from '../accounts/owner-proof.ts'
import type { UserRow } from '../accounts/user.entity.ts'
import { keepAccount, type AccountDetails, type AccountOwner } from './bank-accounts.service.ts'
import { tellAccountChanged } from './tell-account-changed.ts'

/**
 * Keeps where a business is paid, as one who acts for it said. Another account than the one that holds needs a fresh proof of the
 * password (decision 26), and its owners are told.
 * @throws Problem PROOF_NEEDED
 */
export async function changeAccount(
  context: Context,
  em: EntityManager,
  owner: AccountOwner,
  details: AccountDetails,
  { provenAt, owners }: { provenAt: Date | undefined; owners: () => Promise<UserRow[]> },
): Promise<void> {
  const change = await keepAccount(em, owner, details, context.now())
  if (!change) return
  assertProven(context, provenAt, PROOF_OF_ACCOUNT)
  await tellAccountChanged(context, em, await owners(), change)
}

export const PROOF_OF_ACCOUNT =
  'Where you are paid is changed only right after you typed your password. Please type it again.'
