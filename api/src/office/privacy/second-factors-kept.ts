import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'
import { byAccount } from './whose.ts'

const WITH_ACCOUNT = { until: 'the account is deleted' }

/** What people of the back office sign in with beside the password. */
export const SECOND_FACTORS: Record<string, KeptTable> = {
  totp_factor: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: { sealed_secret: hidden('password', 'The sealed secret of an authenticator app.') },
  },
  recovery_code: { kept: WITH_ACCOUNT, of: byAccount, erasure: 'rows', ours: 'code_hash' },
}
