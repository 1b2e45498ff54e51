import type { Orm } from '../../database/orm.ts'
import { sql } from 'kysely'
import { findRow } from '../../database/rows.ts'
import { together } from '../../database/together.ts'
import type { MailDelivery } from './deliver-once.ts'
import { MailboxMessage } from '../mailbox/mailbox.entity.ts'
import type { OutgoingMail } from './mail-transport.ts'

/** Mails land in a table, which keeps each once by its id: there is nothing to claim and nothing to mark. */
export function mailboxDelivery(orm: Orm, now: () => Date): MailDelivery {
  const isThere = async (id: string) => (await findRow(orm.em.fork(), MailboxMessage, { id })) !== null
  const keep = together(async (mails: readonly OutgoingMail[]) => {
    const at = now()
    const rows = mails.map(
      ({ id, to, subject, text, html }) => sql`(${id}, ${to}, ${subject}, ${text}, ${html}, ${at})`,
    )
    await sql`
      insert into mailbox_message (id, recipient, subject, text, html, created_at)
      values ${sql.join(rows)} on conflict do nothing`.execute(orm.em.fork().getKysely())
    return mails
  })
  return async (id, write, changes) => {
    if (changes && (await isThere(id))) return
    const mail = await write()
    if (mail) await keep({ id, ...mail })
  }
}
