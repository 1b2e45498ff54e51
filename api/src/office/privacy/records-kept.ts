import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { daysBefore } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'
import { byAccount } from './whose.ts'

/** What our people keep of somebody, and what protects the account. */
export const RECORDS_KEPT: Record<string, KeptTable> = {
  sign_in_attempt: {
    kept: { gone: (now) => sql`at <= ${daysBefore(now, KEPT_DAYS.signIns)}` },
    of: byAccount,
    erasure: 'rows',
    personal: {
      device: hidden('device', 'Attempts to sign in, also of strangers; the sessions show the person’s own.'),
      network: hidden('network', 'The same.'),
    },
    ours: 'outcome',
  },
  office_note: {
    kept: { until: 'the account is deleted' },
    of: byAccount,
    erasure: 'rows',
    personal: { text: hidden('words', 'What one of our people noted.') },
  },
  contact_reply: {
    kept: { until: 'its message is deleted, which takes it along' },
    personal: { text: hidden('words', 'What one of our people answered, which was mailed.') },
    ours: 'template',
  },
}
