import { sql } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { unusedWays } from './of-no-use.ts'
import { hidden } from './personal-column.ts'
import { byWay } from './whose.ts'

/** Ways, which lead to doors. */
export const WAYS_KEPT: Record<string, KeptTable> = {
  route_lookup: {
    // An hour more, so that a price made of it at the last moment still finds its way.
    kept: { gone: (now) => sql`expires_at <= ${new Date(now.getTime() - 3_600_000)}` },
    personal: { pair: hidden('position', 'The ends of a way; kept for an hour or two, by no account.') },
    ours: 'route_id',
  },
  route: {
    kept: { gone: unusedWays },
    of: byWay,
    erasure: 'rows',
    personal: { line: hidden('position', 'The way of a price, which is shown with its ends.') },
    ours: 'id source',
  },
  route_map: {
    kept: { until: 'its way is deleted' },
    personal: { picture: hidden('position', 'A picture of the way.') },
    ours: 'route_id',
  },
}
