import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { daysBefore } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { byAccount } from './whose.ts'

/** Messages to us. Those of visitors are nobody's: an address that somebody wrote into a form proves nothing, and time takes them. */
export const CONTACT_REQUESTS: KeptTable = {
  kept: { gone: (now) => sql`created_at <= ${daysBefore(now, KEPT_DAYS.contact)}` },
  of: byAccount,
  erasure: 'rows',
  personal: {
    name: { holds: 'name', shown: 'messages' },
    email: { holds: 'email', shown: 'messages' },
    phone: { holds: 'phone', shown: 'messages' },
    subject: { holds: 'words', shown: 'messages' },
    message: { holds: 'words', shown: 'messages' },
    booking_number: { holds: 'copy', shown: 'messages' },
  },
  ours: 'category status language',
}
