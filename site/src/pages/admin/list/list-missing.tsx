import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6]

type ListMissingProps = {
  query: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** In the place of a list that is on its way, or could not be had. */
export function ListMissing({ query }: ListMissingProps) {
  const t = useT()
  if (query.isError)
    return <LoadFailed title={t('admin.listFailed')} text={t('admin.failedText')} query={query} />
  return (
    <div className="admin-list__waiting" aria-busy="true">
      {PLACEHOLDERS.map((each) => (
        <Skeleton key={each} />
      ))}
    </div>
  )
}
