import { sql } from 'kysely'
import type { UserRow } from '../accounts/user.entity.ts'
import type { EntityManager } from '../database/orm.ts'

/**
 * Takes a person's mails out of the outbox, which keeps sent ones for some days: they hold name, address and journeys.
 * What is written after this, to say goodbye, is still sent.
 */
export async function forgetMails(em: EntityManager, user: UserRow): Promise<void> {
  const db = em.getKysely()
  const own = sql`${user.email}, ${user.pendingEmail ?? ''}`
  await sql`delete from jobs.job where name in ('mail', 'parked') and ${isTo(sql`select unnest(array[${own}])`)}`.execute(
    db,
  )
  // An address of before may be somebody else's by now, whose mails are still to be sent.
  const former = sql`select email from account_link where user_id = ${user.id}`
  await sql`
    delete from jobs.job where name in ('mail', 'parked') and state in ('completed', 'cancelled', 'failed')
      and ${isTo(former)}`.execute(db)
}

function isTo(addresses: ReturnType<typeof sql>) {
  return sql`array[data ->> 'to', data -> 'accountMail' ->> 'account', data -> 'mail' ->> 'newEmail']
    && array(${addresses})`
}
