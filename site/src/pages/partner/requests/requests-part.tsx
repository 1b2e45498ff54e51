import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import type { Partner } from '../partner-reads.ts'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { RequestFilters } from './request-filters.tsx'
import { requestsQuery, type KeyRequest, type RequestsAsked } from './request-reads.ts'

/** What the keys called, and what came of it. */
export function RequestsPart({ partner }: { partner: Partner }) {
  const t = useT()
  const [asked, setAsked] = useState<RequestsAsked>({})
  const query = useInfiniteQuery(requestsQuery(useClient(), asked))
  const columns = useRequestColumns()
  const isFiltered = Object.keys(asked).length > 0
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-requests" aria-busy={query.isFetching}>
      <h2 className="fi-card__title" id="partner-requests">
        {t('partner.requests')}
      </h2>
      <p className="fi-muted">{t('partner.requestsText', { days: KEPT_DAYS.partnerRequests })}</p>
      <RequestFilters keys={partner.keys} onChange={setAsked} />
      {query.isError && (
        <LoadFailed title={t('partner.requests.loadFailed')} text={t('partner.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('partner.loading')} />}
      {query.data && query.data.length > 0 && (
        <Table
          caption={t('partner.requests')}
          rows={query.data}
          rowKey={({ id }) => String(id)}
          columns={columns}
        />
      )}
      {query.data?.length === 0 && (
        <p>{t(isFiltered ? 'partner.results.noneFound' : 'partner.requests.none')}</p>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            loadingLabel={t('partner.loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('partner.results.older')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function useRequestColumns(): readonly Column<KeyRequest>[] {
  const t = useT()
  const moment = usePartnerMoment()
  return [
    {
      key: 'what',
      heading: t('partner.requests.what'),
      head: true,
      cell: ({ method, route, requestId }) => (
        <>
          <code>
            {method} {route}
          </code>
          <span className="partner-detail fi-small fi-muted">{requestId}</span>
        </>
      ),
    },
    {
      key: 'came',
      heading: t('partner.requests.came'),
      cell: ({ status, code }) => (
        <>
          <Badge tone={status >= 400 ? 'danger' : 'positive'}>{status}</Badge>
          {code && (
            <span className="partner-detail fi-small">
              <a href={`/docs/problems#${code}`}>{code}</a>
            </span>
          )}
        </>
      ),
    },
    { key: 'key', heading: t('partner.requests.key'), cell: ({ keyHint }) => <code>{keyHint}</code> },
    { key: 'when', heading: t('partner.requests.when'), cell: ({ at }) => moment(at) },
    {
      key: 'took',
      heading: t('partner.requests.took'),
      align: 'end',
      cell: ({ durationMs }) => t('partner.requests.ms', { ms: durationMs }),
    },
  ]
}
