import { defineEntity, p } from '@mikro-orm/core'

/** How far a mail has come, so that it is sent once. */
export const MailDelivery = defineEntity({
  name: 'MailDelivery',
  tableName: 'mail_delivery',
  properties: {
    /** The job that sends it. */
    id: p.uuid().primary(),
    state: p.text().$type<'sending' | 'sent'>(),
    /** By the database's clock, which all processes share. */
    claimedAt: p.datetime().columnType('timestamptz'),
    sentAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
