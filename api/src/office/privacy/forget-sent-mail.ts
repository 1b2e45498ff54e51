import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'

/**
 * Leaves nothing of a mail in the outbox once it is sent to somebody who has no account any more: it was the last one, and
 * the queue would keep it for a day.
 * @param id of the mail, which its job has, or had before it was given up and tried again
 */
export async function forgetSentMail(orm: Orm, to: string, id: string): Promise<void> {
  await sql`
    update jobs.job set data = null
    where name = 'mail' and (id = ${id} or source_root_id = ${id})
      and not exists (select 1 from app_user where email = ${to} or contact_email = ${to})`.execute(
    orm.em.fork().getKysely(),
  )
}
