import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { papersQuery } from './carrier-reads.ts'
import { PaperReview } from './paper-review.tsx'

/** The papers that wait, one after the other: what is decided makes room for the next. */
export function PaperQueue() {
  const t = useT()
  const query = useQuery(papersQuery(useClient()))
  if (query.isError)
    return <LoadFailed title={t('admin.listFailed')} text={t('admin.failedText')} query={query} />
  if (!query.data) return <Skeleton />
  const [first] = query.data.papers
  if (!first)
    return (
      <EmptyState icon="check" title={t('carriers.queueEmpty')}>
        {t('carriers.queueEmptyText')}
      </EmptyState>
    )
  return (
    <div className="fi-stack">
      <p className="fi-muted">{t('carriers.papersWait', { count: query.data.papers.length })}</p>
      <PaperReview key={first.paper.id} waiting={first} />
    </div>
  )
}
