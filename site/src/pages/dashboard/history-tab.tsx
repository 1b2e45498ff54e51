import { useEffect, useRef } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { VehicleArt } from '../../ui/vehicle-art/vehicle-art.tsx'
import { HistoryRow } from './history-row.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { useBookingPages } from './use-booking-pages.ts'
import './history.css'

/** The traveller's bookings, newest first. */
export function HistoryTab({ onBook }: { onBook: () => void }) {
  const t = useT()
  const pages = useBookingPages()
  const { data: bookings, isFetchingNextPage: isAdding } = pages
  const list = useRef<HTMLUListElement>(null)
  /** Where reading goes on once more bookings are there; null unless they were asked for. */
  const readFrom = useRef<number | null>(null)
  const count = bookings?.length ?? 0

  useEffect(() => {
    const from = readFrom.current
    if (from === null || count <= from) return
    readFrom.current = null
    list.current?.children[from]?.querySelector('h3')?.focus()
  }, [count])

  function showMore(): void {
    readFrom.current = count
    void pages.fetchNextPage()
  }

  if (!bookings) {
    if (!pages.isError) return <HistorySkeleton />
    const retry = (
      <Button
        onClick={() => void pages.refetch()}
        loading={pages.isFetching}
        loadingLabel={t('dashboard.historyLoading')}
      >
        {t('tryAgain')}
      </Button>
    )
    return (
      <EmptyState icon="warning" title={t('dashboard.historyFailed')} action={retry}>
        {t('dashboard.historyFailedText')}
      </EmptyState>
    )
  }
  if (count === 0) {
    return (
      <EmptyState
        art={<VehicleArt name="economy" />}
        title={t('dashboard.empty')}
        action={<Button onClick={onBook}>{t('dashboard.bookFirst')}</Button>}
      >
        {t('dashboard.emptyText')}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="history-title">
      <h2 className="fi-heading" id="history-title">
        {t('dashboard.historyTitle')}
      </h2>
      <ul className="history" ref={list}>
        {bookings.map((booking) => (
          <HistoryRow key={booking.id} booking={booking} />
        ))}
      </ul>
      {pages.isFetchNextPageError && <Banner tone="danger" live title={t('dashboard.moreFailed')} />}
      {pages.hasNextPage && (
        <p className="history__more">
          <Button
            variant="secondary"
            onClick={showMore}
            loading={isAdding}
            loadingLabel={t('dashboard.showingMore')}
          >
            {t('bookings.more')}
          </Button>
        </p>
      )}
    </section>
  )
}
