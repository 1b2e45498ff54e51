import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useMoments } from '../use-moments.ts'

/** Every block that an account had. */
export function PastBlocks({ blocks }: Pick<ClientRecordFacts, 'blocks'>) {
  const t = useT()
  const moment = useMoments()
  return (
    <ol className="admin-trail">
      {blocks.map(({ reason, blockedAt, blockedBy, until, liftedAt, liftedBy }) => (
        <li key={blockedAt}>
          <p>{reason}</p>
          <p className="fi-small fi-muted">
            {t('admin.blockedBy', { when: moment(blockedAt), who: blockedBy ?? t('admin.erased') })}{' '}
            {until && !liftedAt && t('admin.blockedUntil', { until: moment(until) })}
            {liftedAt && t('record.lifted', { when: moment(liftedAt), who: liftedBy ?? t('admin.erased') })}
          </p>
        </li>
      ))}
    </ol>
  )
}
