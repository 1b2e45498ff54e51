import { UNCONFIRMED_UNPAID_BOOKINGS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { lockUser } from '#people/accounts/find-user.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'

/**
 * Whether an account may make one more booking that nobody has paid yet. An address costs nothing to make up, so one that nobody
 * confirmed has room for a few; cancelled ones count until they are swept, or cancelling would make room without an end, and so
 * do those whose payment is said to be on its way, which may never come.
 * Under the account's lock: of two that come at once, each would count without the other.
 * @throws Problem CONFIRM_ADDRESS_FIRST
 */
export async function assertUnpaidLeft(em: EntityManager, userId: string): Promise<void> {
  const { emailConfirmedAt } = await lockUser(em, userId)
  if (emailConfirmedAt) return
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking
    where user_id = ${userId} and payment_status <> 'completed' and paid_cents = 0 and refunded_cents = 0`.execute(
    em.getKysely(),
  )
  if ((rows[0]?.count ?? 0) < UNCONFIRMED_UNPAID_BOOKINGS) return
  throw new Problem(
    'CONFIRM_ADDRESS_FIRST',
    `Until your e-mail address is confirmed, you can make ${UNCONFIRMED_UNPAID_BOOKINGS} bookings without paying. ` +
      'Please open the link that we mailed you, or pay for one of them, and book again.',
  )
}
