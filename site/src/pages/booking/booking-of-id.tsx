import { FiacreError } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { bookingQuery } from '../../base/api/queries.ts'
import { bookingPath, changePath } from '../../subjects/booking/booking-path.ts'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { BookingMessage } from './booking-message.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { BookingView } from './booking-view.tsx'
import { askedField, isChanging, isLeftUnpaid } from './change/change-path.ts'
import { ChangeView } from './change/change-view.tsx'
import type { Outcome } from './outcome.ts'

type BookingOfIdProps = { bookingId: number; leaveFor: (url: string) => void }

/** The booking page of a booking that may exist: to read, or to change (`?change=true`). */
export function BookingOfId({ bookingId, leaveFor }: BookingOfIdProps) {
  const t = useT()
  const [, navigate] = useLocation()
  // What an earlier visit saw may have changed by now.
  const options = { ...bookingQuery(useClient(), bookingId), staleTime: 0, refetchOnMount: 'always' as const }
  const { data: booking, error, isFetching, refetch } = useQuery(options)
  const search = useSearch()
  const leftUnpaid = isLeftUnpaid(search)
  const [outcome, setOutcome] = useState<Outcome | null>(leftUnpaid ? { kind: 'change-unpaid' } : null)
  useSessionEnd(error)
  const view = isChanging(search) ? 'change' : 'read'
  // A form that turns to one of its fields keeps the focus there.
  const turnsToField = askedField(search) !== null
  const screen = useHeadingFocus<HTMLDivElement>(
    booking && !turnsToField ? `${view} ${booking.status}` : undefined,
  )

  // Another screen under the same path: it begins at its top, as a page load would.
  const viewBefore = useRef(view)
  useEffect(() => {
    if (viewBefore.current !== view && !turnsToField) scrollTo({ top: 0, behavior: 'instant' })
    viewBefore.current = view
  }, [view, turnsToField])

  // Said once: the address must not say it again to who loads the page anew, or comes back to it.
  useEffect(() => {
    if (leftUnpaid) navigate(bookingPath(bookingId), { replace: true })
  }, [leftUnpaid, bookingId, navigate])

  usePageRestored(() => void refetch())

  if (booking) {
    const done = (result: Outcome) => {
      setOutcome(result)
      if (view === 'change') navigate(bookingPath(bookingId), { replace: true })
    }
    const change = () => {
      setOutcome(null)
      navigate(changePath(bookingId))
    }
    return (
      <div ref={screen}>
        {view === 'change' ? (
          <ChangeView booking={booking} leaveFor={leaveFor} onDone={done} />
        ) : (
          <BookingView
            booking={booking}
            outcome={outcome}
            leaveFor={leaveFor}
            onDone={done}
            onChange={change}
          />
        )}
      </div>
    )
  }
  if (!error) return <BookingSkeleton />
  if (error instanceof FiacreError && (error.status === 404 || error.status === 400)) {
    return (
      <BookingMessage icon="route" title={t('bookings.notFound')}>
        {t('bookings.notFoundText')}
      </BookingMessage>
    )
  }
  const retry = (
    <Button onClick={() => void refetch()} loading={isFetching} loadingLabel={t('bookings.loading')}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <BookingMessage icon="warning" title={t('bookings.loadFailed')} action={retry}>
      {t('bookings.loadFailedText')}
    </BookingMessage>
  )
}
