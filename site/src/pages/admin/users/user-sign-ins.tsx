import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import { Table } from '../../../ui/table/table.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useMoments } from '../use-moments.ts'

type Attempt = ClientRecordFacts['signIns'][number]

const TONES: Record<Attempt['outcome'], Tone> = {
  'signed-in': 'positive',
  'wrong-password': 'warning',
  blocked: 'danger',
  closed: 'neutral',
}

/** Where an account is signed in, and who tried. */
export function UserSignIns({ sessions, signIns }: Pick<ClientRecordFacts, 'sessions' | 'signIns'>) {
  const t = useT()
  const moment = useMoments()
  return (
    <>
      {sessions.length === 0 ? (
        <p className="fi-muted">{t('record.notSignedIn')}</p>
      ) : (
        <Table
          caption={t('record.sessions')}
          rows={sessions}
          rowKey={({ createdAt }) => createdAt}
          columns={[
            {
              key: 'device',
              heading: t('record.device'),
              head: true,
              cell: ({ device }) => device ?? t('admin.unknown'),
            },
            { key: 'from', heading: t('record.signedIn'), cell: ({ createdAt }) => moment(createdAt) },
            { key: 'seen', heading: t('record.lastSeen'), cell: ({ lastSeenAt }) => moment(lastSeenAt) },
          ]}
        />
      )}
      {signIns.length > 0 && (
        <Table
          caption={t('record.attempts')}
          rows={signIns}
          rowKey={({ at, outcome }) => `${at} ${outcome}`}
          columns={[
            { key: 'when', heading: t('admin.when'), head: true, cell: ({ at }) => moment(at) },
            {
              key: 'outcome',
              heading: t('record.outcomeOf'),
              cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`record.signIn.${outcome}`)}</Badge>,
            },
            {
              key: 'from',
              heading: t('record.fromWhere'),
              cell: ({ device, network }) => [device, network].filter(Boolean).join(', ') || '–',
            },
          ]}
        />
      )}
    </>
  )
}
