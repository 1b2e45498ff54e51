import { sql } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'
import { byAccount } from './whose.ts'

const WITH_ACCOUNT = { until: 'the account is deleted' }

/** What somebody signs in with besides their password. */
export const SECOND_FACTORS_KEPT: Record<string, KeptTable> = {
  totp_factor: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: {
      sealed_secret: hidden('password', 'The sealed secret of an authenticator app.'),
      next_sealed_secret: hidden('password', 'The sealed secret of the app that is to follow.'),
    },
  },
  recovery_code: { kept: WITH_ACCOUNT, of: byAccount, erasure: 'rows', ours: 'code_hash' },
  passkey: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: { name: hidden('words', 'What a passkey is called, which its owner reads where it is used.') },
    ours: 'credential_id public_key transports',
  },
  passkey_challenge: {
    kept: { gone: (now) => sql`expires_at <= ${now}` },
    of: byAccount,
    erasure: 'rows',
    ours: 'challenge purpose',
  },
}
