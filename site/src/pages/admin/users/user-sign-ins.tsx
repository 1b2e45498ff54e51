import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useSignInColumns } from './use-sign-in-columns.tsx'

/** Where an account is signed in, and who tried. */
export function UserSignIns({ sessions, signIns }: Pick<ClientRecordFacts, 'sessions' | 'signIns'>) {
  const t = useT()
  const columns = useSignInColumns()
  return (
    <>
      {sessions.length === 0 ? (
        <p className="fi-muted">{t('record.notSignedIn')}</p>
      ) : (
        <Table
          caption={t('record.sessions')}
          rows={sessions}
          rowKey={({ createdAt }) => createdAt}
          columns={columns.ofSessions}
        />
      )}
      {signIns.length > 0 && (
        <Table
          caption={t('record.attempts')}
          rows={signIns}
          rowKey={({ at, outcome }) => `${at} ${outcome}`}
          columns={columns.ofAttempts}
        />
      )}
    </>
  )
}
