import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { daysBefore } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'

const WITH_EVENT = { until: 'its event goes, which takes it along' }

/**
 * What partners are told of the bookings that came from them, and carriers of their rides and papers. Nothing in it says who travels, or where, so it is nobody's: a booking's
 * number leads to nobody after erasure.
 */
export const WEBHOOKS_KEPT: Record<string, KeptTable> = {
  webhook_event: {
    kept: { gone: (now) => sql`created_at <= ${daysBefore(now, KEPT_DAYS.webhooks)}` },
    ours: 'owner_kind type subject body',
  },
  webhook_delivery: { kept: WITH_EVENT, ours: 'state' },
  // What the owner's server answered to that.
  webhook_attempt: { kept: WITH_EVENT, ours: 'outcome answer' },
  webhook_endpoint: {
    // A partner's stay until it leaves.
    kept: {
      gone: () =>
        sql`owner_kind = 'carrier' and not exists (
          select 1 from carrier c where c.id = owner_id and c.state <> 'closed')`,
    },
    ours: 'owner_kind url types secret old_secret state disabled_reason notice_email',
  },
}
