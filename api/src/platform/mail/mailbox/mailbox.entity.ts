import { defineEntity, p } from '@mikro-orm/core'

/** A mail that the development mailbox received. */
export const MailboxMessage = defineEntity({
  name: 'MailboxMessage',
  tableName: 'mailbox_message',
  properties: {
    /** The job that delivered it, so that a repeated job delivers once. */
    id: p.uuid().primary(),
    to: p.text().name('recipient').index('mailbox_message_recipient_index'),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
