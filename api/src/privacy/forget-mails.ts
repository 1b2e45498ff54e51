import { sql } from 'kysely'
import type { UserRow } from '../accounts/user.entity.ts'
import type { EntityManager } from '../database/orm.ts'

/**
 * Takes a person's mails out of the outbox, which keeps sent ones for some days: they hold name, address and journeys.
 * What is written after this, to say goodbye, is still sent.
 */
export async function forgetMails(em: EntityManager, user: UserRow): Promise<void> {
  const db = em.getKysely()
  await sql`delete from jobs.job where name in ('mail', 'parked') and ${isTo(sql`select ${user.email}::text`)}`.execute(
    db,
  )
  // An address of before, or one that was never confirmed, may be somebody else's, whose mails are still to be sent.
  const former = sql`
    select email from account_link where user_id = ${user.id} union select ${user.pendingEmail ?? ''}::text`
  await sql`
    delete from jobs.job where name in ('mail', 'parked') and state in ('completed', 'cancelled', 'failed')
      and ${isTo(former)}`.execute(db)
}

/**
 * Takes what the mails of a person's bookings said from their records. That an address got so many stays for two days, as a hash:
 * otherwise whoever opens and deletes accounts for a stranger's address could mail it without an end.
 */
export async function forgetMailRecords(em: EntityManager, userId: string): Promise<void> {
  await sql`
    update mail_record set booking_number = null, content_hash = null, held = null
    where booking_number in (select booking_number from booking where user_id = ${userId})`.execute(
    em.getKysely(),
  )
}

function isTo(addresses: ReturnType<typeof sql>) {
  return sql`array[data ->> 'to', data -> 'accountMail' ->> 'account', data -> 'accountMail' ->> 'newEmail',
    data -> 'mail' ->> 'newEmail'] && array(${addresses})`
}
