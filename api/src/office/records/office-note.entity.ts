import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** What one of our people noted about a booking or an account. The database refuses to edit it; it goes with the person. */
export const OfficeNote = defineEntity({
  name: 'OfficeNote',
  tableName: 'office_note',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Whom it is about: the account, or the booking's traveller. */
    userId: p.uuid().index('office_note_user_id_index'),
    bookingId: p.integer().nullable().index('office_note_booking_id_index'),
    authorId: p.uuid(),
    text: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
})

export type OfficeNoteRow = InferEntity<typeof OfficeNote>
