import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { AccountLink } from '../accounts/links/account-link.entity.ts'
import type { UserRow } from '../accounts/user.entity.ts'
import type { AccountChange } from './bank-accounts.service.ts'
import { findRows } from '#platform/database/rows.ts'

/**
 * Tells the owners of a business that payouts are to go elsewhere, in the transaction of that: at the address of each, and at those that
 * it left so short a time ago that it may still go back to them, as whoever took an account over has moved its address first.
 */
export async function tellAccountChanged(
  context: Context,
  em: EntityManager,
  owners: readonly UserRow[],
  { former, next }: AccountChange,
): Promise<void> {
  const until = next.holdsFrom.toISOString().slice(0, 16).replace('T', ' ')
  for (const owner of owners) {
    const left = await findRows(
      em,
      AccountLink,
      sql`where user_id = ${owner.id} and purpose = 'email-changed' and used_at is null and expires_at > ${context.now()}`,
    )
    // An address gets a way back only where it was confirmed.
    const leftOnes = left.map(({ email, createdAt }) => ({ ...owner, email, emailConfirmedAt: createdAt }))
    for (const to of [owner, ...leftOnes])
      await enqueueMail(context, em, to, {
        kind: 'payout-account-changed',
        firstName: owner.firstName,
        ibanEnd: next.iban.slice(-4),
        formerEnd: former.iban.slice(-4),
        holdsFrom: until,
        link: `${context.publicUrl}/forgot-password`,
      })
  }
}
