import { defineEntity, p } from '@mikro-orm/core'
import type { MailClass } from './mail-limits.ts'
import type { HeldMail } from './held-mail.ts'
import type { MailKind } from './mail.ts'

/** `dropped` came after too many like it; `repeated` says what its last one said; `held` is told later, if it is true then. */
export type MailOutcome = 'sent' | 'held' | 'dropped' | 'repeated'

/** What became of a mail whose turn came, so that no address gets too many, and none twice. It names nobody. */
export const MailRecord = defineEntity({
  name: 'MailRecord',
  tableName: 'mail_record',
  indexes: [
    { name: 'mail_record_address_key_at_index', properties: ['addressKey', 'at'] },
    { name: 'mail_record_booking_number_index', properties: ['bookingNumber'] },
  ],
  properties: {
    /** In the order of their turns, also while a clock stands. */
    seq: p.integer().primary().autoincrement(),
    /** The job that sends it: tried again, it is the same mail. */
    id: p.uuid().unique('mail_record_id_unique'),
    /** The address as a hash: counting needs nobody's in the clear. */
    addressKey: p.text(),
    kind: p.text().$type<MailKind>(),
    class: p.text().$type<MailClass>(),
    outcome: p.text().$type<MailOutcome>(),
    bookingNumber: p.text().nullable(),
    /** Of what it says. */
    contentHash: p.text().nullable(),
    /** What was held back, without a word of anybody's. */
    held: p.json<HeldMail>().nullable(),
    at: p.datetime().columnType('timestamptz').index('mail_record_at_index'),
  },
})
