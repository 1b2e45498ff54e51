import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ContactCategory } from '@fiacre/sdk/rules'

/** A message to us, in somebody else's words. */
export const ContactRequest = defineEntity({
  name: 'ContactRequest',
  tableName: 'contact_request',
  properties: {
    id: p.integer().primary(),
    /** Who was signed in; null for a visitor. */
    userId: p.uuid().nullable().index('contact_request_user_id_index'),
    name: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    subject: p.text(),
    category: p.text().$type<ContactCategory>(),
    message: p.text(),
    bookingNumber: p.text().nullable().index('contact_request_booking_number_index'),
    /** Whether the booking is the signed-in sender's: anybody can name one. */
    isOwnBooking: p.boolean(),
    /** The sender's: of the account, or of the browser. Answers are in it. */
    language: p.text().default('en'),
    /** Who of our people sees to it. */
    assigneeId: p.uuid().nullable(),
    status: p.text().$type<'new' | 'handled'>(),
    createdAt: p.datetime().columnType('timestamptz').index('contact_request_created_at_index'),
  },
})

export type ContactRequestRow = InferEntity<typeof ContactRequest>
