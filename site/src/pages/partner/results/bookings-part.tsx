import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { ClockDialog } from '../clock/clock-dialog.tsx'
import { BookingFilters, type Filters } from './booking-filters.tsx'
import { throughQuery } from './result-reads.ts'
import { useThroughColumns } from './use-through-columns.tsx'

/** The bookings that were made through the partner, with filters. Who travels is not in them. */
export function BookingsPart({ isTest, maySteer }: { isTest: boolean; maySteer: boolean }) {
  const t = useT()
  const [filters, setFilters] = useState<Filters>({})
  const query = useInfiniteQuery(throughQuery(useClient(), { ...filters, isTest }))
  const [steered, setSteered] = useState<string>()
  const columns = useThroughColumns(isTest && maySteer ? setSteered : undefined)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-bookings" aria-busy={query.isFetching}>
      <h2 className="fi-card__title" id="partner-bookings">
        {t('partner.results.bookings')}
      </h2>
      <p className="fi-muted">{t('partner.results.bookingsText')}</p>
      <BookingFilters onChange={setFilters} />
      {query.isError && (
        <LoadFailed title={t('partner.results.loadFailed')} text={t('partner.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('partner.results.loading')} />}
      {query.data && query.data.length > 0 && (
        <Table
          caption={t('partner.results.bookings')}
          rows={query.data}
          rowKey={({ bookingNumber }) => bookingNumber}
          columns={columns}
        />
      )}
      {query.data?.length === 0 && (
        <p>{t(isFiltered ? 'partner.results.noneFound' : 'partner.results.noBookings')}</p>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            loadingLabel={t('partner.results.loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('partner.results.older')}
          </Button>
        </div>
      )}
      {steered && <ClockDialog bookingNumber={steered} onClose={() => setSteered(undefined)} />}
    </Card>
  )
}
