import type { UseQueryResult } from '@tanstack/react-query'
import { FiacreError } from '@fiacre/sdk'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'

/** In the place of a record that is on its way, is not there, or could not be had. */
export function RecordMissing({
  query,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}) {
  const t = useT()
  if (!query.error) {
    return (
      <div aria-busy="true" className="fi-stack">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    )
  }
  const isNotThere =
    query.error instanceof FiacreError && (query.error.status === 404 || query.error.status === 400)
  return isNotThere ? (
    <Banner tone="warning" live title={t('admin.notFound')}>
      {t('admin.notFoundText')}
    </Banner>
  ) : (
    <LoadFailed title={t('admin.listFailed')} text={t('admin.failedText')} query={query} />
  )
}
