import { sql } from 'kysely'
import type { Orm } from '../../database/orm.ts'
import { findRow } from '../../database/rows.ts'
import type { MailDelivery } from './deliver-once.ts'
import { MailboxMessage } from '../mailbox/mailbox.entity.ts'

/** Mails land in a table, which keeps each once by its id: there is nothing to claim and nothing to mark. */
export function mailboxDelivery(orm: Orm, now: () => Date): MailDelivery {
  const isThere = async (id: string) => (await findRow(orm.em.fork(), MailboxMessage, { id })) !== null
  return async (id, write, changes) => {
    const db = orm.em.fork().getKysely()
    if (changes && (await isThere(id))) return
    const mail = await write()
    if (!mail) return
    const { to, subject, text, html } = mail
    await sql`
      insert into mailbox_message (id, recipient, subject, text, html, created_at)
      values (${id}, ${to}, ${subject}, ${text}, ${html}, ${now()}) on conflict do nothing`.execute(db)
  }
}
