import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { auditQuery, type AuditEntry } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { useMoments } from '../use-moments.ts'
import { useFactWords } from './use-fact-words.ts'

type AuditPartProps = Pick<AuditEntry, 'subject' | 'subjectId'>

/** What administrators did to a record; nothing where they did nothing. */
export function AuditPart({ subject, subjectId }: AuditPartProps) {
  const t = useT()
  const moment = useMoments()
  const facts = useFactWords()
  const query = useInfiniteQuery(auditQuery(useClient(), { subject, subjectId }))
  if (query.data?.length === 0) return null
  return (
    <RecordPart title={t('admin.audit')}>
      {query.data ? (
        <ol className="admin-trail">
          {query.data.map((entry) => (
            <li key={entry.id}>
              <p>
                {[t(`admin.did.${entry.action}`), facts(entry.action, entry)].filter(Boolean).join(' · ')}
              </p>
              <p className="fi-small fi-muted">
                <time dateTime={entry.at}>{moment(entry.at)}</time> · {entry.actorEmail ?? t('admin.erased')}
              </p>
              {entry.reason && <p className="admin-trail__why">{entry.reason}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <RecordMissing query={query} />
      )}
    </RecordPart>
  )
}
