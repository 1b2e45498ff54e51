import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { adminPath, bookingPath, userPath } from '../admin-address.ts'
import type { AuditEntry } from '../admin-reads.ts'
import type { ListColumn } from '../list/list-column.ts'
import { useMoments } from '../use-moments.ts'
import { useFactWords } from './use-fact-words.ts'

/** What the audit trail shows of each entry. */
export function useAuditColumns(): readonly ListColumn<AuditEntry>[] {
  const t = useT()
  const moment = useMoments()
  const facts = useFactWords()
  return [
    { key: 'when', heading: t('admin.when'), head: true, cell: ({ at }) => moment(at) },
    {
      key: 'who',
      heading: t('admin.who'),
      cell: ({ actorEmail, network }) => (
        <span className="admin-list__two">
          <span>{actorEmail ?? t('admin.erased')}</span>
          <span className="fi-small fi-muted">{network}</span>
        </span>
      ),
    },
    {
      key: 'deed',
      heading: t('admin.deed'),
      cell: (entry) => (
        <span className="admin-list__two">
          <span>{t(`admin.did.${entry.action}`)}</span>
          <Subject entry={entry} />
        </span>
      ),
    },
    { key: 'change', heading: t('admin.change'), cell: (entry) => facts(entry.action, entry) },
    {
      key: 'why',
      heading: t('admin.reason'),
      cell: ({ reason, isErased }) => (isErased ? t('admin.reasonErased') : (reason ?? '–')),
    },
    {
      key: 'batch',
      heading: t('admin.batch'),
      extra: true,
      cell: ({ batchId }) =>
        batchId === null ? (
          '–'
        ) : (
          <Link className="admin-link" href={adminPath({ tab: 'audit', batch: batchId })}>
            {t('admin.batchAll')}
          </Link>
        ),
    },
  ]
}

/** The record that was changed, and the way to it where it has a page. */
function Subject({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const name = t(`admin.subject.${entry.subject}`, { id: entry.subjectId })
  const path = recordPath(entry)
  if (!path) return <span className="fi-small fi-muted">{name}</span>
  return (
    <Link className="admin-link fi-small" href={path}>
      {name}
    </Link>
  )
}

function recordPath({ subject, subjectId }: AuditEntry): string | undefined {
  if (subject === 'booking') return bookingPath(subjectId)
  if (subject === 'user') return userPath(subjectId)
  if (subject === 'health-check') return adminPath({ tab: 'health' })
  if (subject === 'partner') return adminPath({ tab: 'partners', open: subjectId })
  if (subject === 'carrier') return adminPath({ tab: 'carriers', open: subjectId })
  if (subject === 'job') return undefined
  if (subject === 'setting') return adminPath({ tab: 'settings' })
  if (subject === 'promo-code') return adminPath({ tab: 'settings', open: 'promo-codes' })
  return adminPath({ tab: subject === 'contact-request' ? 'messages' : 'payments', open: subjectId })
}
