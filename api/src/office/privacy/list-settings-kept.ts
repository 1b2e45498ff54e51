import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'
import { byAccount } from './whose.ts'

const WITH_ACCOUNT = { until: 'the account is deleted' }

/** How people of the back office like its lists. */
export const LIST_SETTINGS: Record<string, KeptTable> = {
  saved_view: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: {
      name: hidden('words', 'What one of our own people calls a search of the back office.'),
      query: hidden('words', 'What they searched for there.'),
    },
    ours: 'list',
  },
  list_columns: { kept: WITH_ACCOUNT, of: byAccount, erasure: 'rows', ours: 'list columns' },
}
