import { FiacreError } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

type NotLoadedProps = { error: Error; isLoading: boolean; onRetry: () => void }

/** There is no such booking, or it could not be read just now. */
export function NotLoaded({ error, isLoading, onRetry }: NotLoadedProps) {
  const t = useT()
  const isUnknown = error instanceof FiacreError && (error.status === 404 || error.status === 400)
  return (
    <div className="fi-container">
      {isUnknown ? (
        <EmptyState level={1} icon="route" title={t('bookings.notFound')} action={<ToDashboard />}>
          {t('bookings.notFoundText')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon="warning"
          title={t('bookings.loadFailed')}
          action={
            <Button onClick={onRetry} loading={isLoading} loadingLabel={t('bookings.loading')}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('bookings.loadFailedText')}
        </EmptyState>
      )}
    </div>
  )
}
