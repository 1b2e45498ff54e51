import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { throughQuery, type ThroughBooking } from '../results/result-reads.ts'
import { useThroughColumns } from '../results/use-through-columns.tsx'

/** What the company's own people booked on its invoice: who travels, and what the bookkeeping calls it. */
export function PeoplePart() {
  const t = useT()
  const query = useInfiniteQuery(throughQuery(useClient(), { travellers: true }))
  const columns = useColumns()
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-people" aria-busy={query.isFetching}>
      <h2 className="fi-card__title" id="partner-people">
        {t('partner.people')}
      </h2>
      <p className="fi-muted">{t('partner.peopleText')}</p>
      {query.isError && (
        <LoadFailed title={t('partner.results.loadFailed')} text={t('partner.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('partner.results.loading')} />}
      {query.data && query.data.length > 0 && (
        <Table
          caption={t('partner.people')}
          rows={query.data}
          rowKey={({ bookingNumber }) => bookingNumber}
          columns={columns}
        />
      )}
      {query.data?.length === 0 && <p className="fi-small fi-muted">{t('partner.peopleNone')}</p>}
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
    </Card>
  )
}

function useColumns(): readonly Column<ThroughBooking>[] {
  const t = useT()
  const through = useThroughColumns()
  const named = (...keys: string[]) => through.filter(({ key }) => keys.includes(key))
  return [
    ...named('booking'),
    {
      key: 'traveller',
      heading: t('team.role.traveller'),
      cell: ({ traveller }) => traveller ?? '–',
    },
    {
      key: 'reference',
      heading: t('partner.people.reference'),
      cell: ({ costReference }) => costReference ?? '–',
    },
    ...named('ride', 'status', 'price'),
  ]
}
