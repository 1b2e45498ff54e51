import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import type { Column } from '../../../ui/table/table.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useMoments } from '../use-moments.ts'

type Attempt = ClientRecordFacts['signIns'][number]
type Session = ClientRecordFacts['sessions'][number]

const TONES: Record<Attempt['outcome'], Tone> = {
  'signed-in': 'positive',
  'wrong-password': 'warning',
  blocked: 'danger',
  closed: 'neutral',
}

/** What is shown of the sessions of an account, and of the attempts to sign in to it. */
export function useSignInColumns() {
  const t = useT()
  const moment = useMoments()
  const ofSessions: readonly Column<Session>[] = [
    {
      key: 'device',
      heading: t('record.device'),
      head: true,
      cell: ({ device }) => device ?? t('admin.unknown'),
    },
    { key: 'from', heading: t('record.signedIn'), cell: ({ createdAt }) => moment(createdAt) },
    { key: 'seen', heading: t('record.lastSeen'), cell: ({ lastSeenAt }) => moment(lastSeenAt) },
  ]
  const ofAttempts: readonly Column<Attempt>[] = [
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
  ]
  return { ofSessions, ofAttempts }
}
