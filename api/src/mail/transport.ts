import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { brand } from '../brand.ts'
import type { Orm } from '../database/orm.ts'
import type { RenderedMail } from './mail-templates.ts'

/** Takes a mail on its way. `id` is the same when the same mail is tried again. */
export type MailTransport = (mail: RenderedMail & { id: string; to: string }) => Promise<void>

/** The default: mails land in a table that /dev/mailbox shows. */
export function mailboxTransport(orm: Orm, now: () => Date): MailTransport {
  return async (mail) => {
    const { id, to, subject, text, html } = mail
    await sql`
      insert into mailbox_message (id, recipient, subject, text, html, created_at)
      values (${id}, ${to}, ${subject}, ${text}, ${html}, ${now()}) on conflict do nothing`.execute(
      orm.em.fork().getKysely(),
    )
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** A real mail server. The message id is derived from the mail's, so that servers can drop a repetition. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS })
  return async ({ id, to, subject, text, html }) => {
    const messageId = `<${id}@${brand.mailFrom.replace(/^.*@|>$/g, '')}>`
    await transport.sendMail({ from: brand.mailFrom, to, subject, text, html, messageId })
  }
}
