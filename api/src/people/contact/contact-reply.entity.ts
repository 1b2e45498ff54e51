import { defineEntity, p } from '@mikro-orm/core'

/** What one of our people answered to a message. It goes with its message. */
export const ContactReply = defineEntity({
  name: 'ContactReply',
  tableName: 'contact_reply',
  properties: {
    id: p.integer().primary().autoincrement(),
    contactRequestId: p.integer().index('contact_reply_contact_request_id_index'),
    authorId: p.uuid(),
    text: p.text(),
    /** The template that it began with, by its name. */
    template: p.text().nullable(),
    at: p.datetime().columnType('timestamptz'),
  },
})
