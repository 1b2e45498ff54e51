import { FiacreError } from '@fiacre/sdk'
import { Link } from 'wouter'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

type NoTransferProps = {
  query: { readonly isFetching: boolean; readonly refetch: () => unknown; readonly error: Error | null }
}

/** In the place of a page of rides: it is on its way, it could not be loaded, or there is none. */
export function NoTransfer({ query }: NoTransferProps) {
  const t = useT()
  const { error } = query
  if (!error) {
    return (
      <div className="transfer fi-container" aria-busy="true">
        <h1 className="fi-display">
          <Skeleton />
        </h1>
      </div>
    )
  }
  const isNone = error instanceof FiacreError && error.status === 404
  return (
    <div className="transfer fi-container">
      {isNone ? (
        <EmptyState
          level={1}
          icon="route"
          title={t('transfers.noneTitle')}
          action={
            <Link href="/destinations" asChild>
              <ButtonLink>{t('transfers.toDestinations')}</ButtonLink>
            </Link>
          }
        >
          {t('transfers.noneText')}
        </EmptyState>
      ) : (
        <LoadFailed title={t('transfers.failed')} text={t('transfers.failedText')} query={query} />
      )}
    </div>
  )
}
