import { sql } from 'kysely'
import type { Orm } from '../database/orm.ts'
import type { MailDelivery } from './deliver-once.ts'

/** Mails land in a table, which keeps each once by its id: there is nothing to claim and nothing to mark. */
export function mailboxDelivery(orm: Orm, now: () => Date): MailDelivery {
  return async (id, write) => {
    const db = orm.em.fork().getKysely()
    const { rows } = await sql`select 1 from mailbox_message where id = ${id}`.execute(db)
    if (rows.length > 0) return
    const mail = await write()
    if (!mail) return
    const { to, subject, text, html } = mail
    await sql`
      insert into mailbox_message (id, recipient, subject, text, html, created_at)
      values (${id}, ${to}, ${subject}, ${text}, ${html}, ${now()}) on conflict do nothing`.execute(db)
  }
}
