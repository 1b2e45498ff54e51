import { FiacreError, type Profile } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../api/client-context.tsx'
import { bookingQuery } from '../../api/queries.ts'
import { useHeadingFocus } from '../../bookings/use-heading-focus.ts'
import { useSessionEnd } from '../../bookings/use-session-end.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { paymentView } from './payment-view.ts'
import { ToDashboard } from './to-dashboard.tsx'

type PaymentOfBookingProps = { bookingId: number; user: Profile; leaveFor: (url: string) => void }

/** The payment page of a booking that may exist: its form, or why there is nothing to pay. */
export function PaymentOfBooking({ bookingId, user, leaveFor }: PaymentOfBookingProps) {
  const t = useT()
  // What an earlier visit saw may be paid by now.
  const options = { ...bookingQuery(useClient(), bookingId), staleTime: 0, refetchOnMount: 'always' as const }
  const { data: booking, error, isFetching, refetch } = useQuery(options)
  useSessionEnd(error)

  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && void refetch()
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [refetch])

  const view = booking && paymentView(booking)
  const screen = useHeadingFocus<HTMLDivElement>(view)
  if (view) {
    return (
      <div ref={screen}>
        {view === 'pay' || view === 'retry' ? (
          <PaymentForm
            booking={booking}
            user={user}
            failed={view === 'retry'}
            leaveFor={leaveFor}
            onStale={refetch}
          />
        ) : (
          <NothingToPay booking={booking} why={view} />
        )}
      </div>
    )
  }
  if (!error) return <PaymentSkeleton />
  const isUnknown = error instanceof FiacreError && (error.status === 404 || error.status === 400)
  return (
    <div className="fi-container">
      {isUnknown ? (
        <EmptyState level={1} icon="route" title={t('payment.notFound')} action={<ToDashboard />}>
          {t('payment.notFoundText')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon="warning"
          title={t('payment.loadFailed')}
          action={
            <Button onClick={() => void refetch()} loading={isFetching} loadingLabel={t('payment.loading')}>
              {t('payment.retry')}
            </Button>
          }
        >
          {t('payment.loadFailedText')}
        </EmptyState>
      )}
    </div>
  )
}
