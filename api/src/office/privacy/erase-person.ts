import type { EntityManager } from '#platform/database/orm.ts'
import { eraseAccount } from '#people/accounts/erase-account.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { eraseRows } from './erase-rows.ts'

/**
 * Takes a person's mails out of the outbox, which keeps sent ones for some days: they hold name, address and journeys.
 * What is written after this, to say goodbye, is still sent.
 */
export async function forgetMails(em: EntityManager, user: UserRow): Promise<void> {
  await eraseRows(em.getKysely(), user, ['rows before'])
}

/**
 * Removes a person and keeps their bookings, as the law wants both: what was booked, when, and for how much stays for
 * the years of bookkeeping; who it was, how to reach them, what they wrote, and the doors they were picked up at go.
 */
export async function erasePerson(em: EntityManager, user: UserRow, now: Date): Promise<void> {
  await eraseAccount(em, user, now)
  // Whose a row is can be told by another table: what is deleted goes first, and leaves those that are emptied.
  await eraseRows(em.getKysely(), user, ['rows'])
  await eraseRows(em.getKysely(), user, ['columns'])
}
