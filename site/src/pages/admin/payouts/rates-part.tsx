import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useMay } from '../use-may.ts'
import { useMoments } from '../use-moments.ts'
import { ratesQuery } from './payout-reads.ts'
import { RateForm } from './rate-form.tsx'

/** What carriers get of a ride where it is not the usual part. Administrators add cards. */
export function RatesPart() {
  const t = useT()
  const moment = useMoments()
  const mayDo = useMay()
  const query = useQuery(ratesQuery(useClient()))
  if (!query.data) return <ListMissing query={query} />
  const { usualPercent, rates } = query.data
  return (
    <>
      <p>{t('payouts.usual', { percent: usualPercent })}</p>
      {mayDo() && <RateForm key={rates[0]?.id ?? ''} />}
      {rates.length > 0 && (
        <Table
          caption={t('payouts.view.rates')}
          rows={rates}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'carrier',
              heading: t('payouts.carrier'),
              head: true,
              cell: ({ carrierId, carrierName }) =>
                carrierId ? (carrierName ?? '–') : t('payouts.allCarriers'),
            },
            {
              key: 'country',
              heading: t('payouts.country'),
              cell: ({ countryCode }) => countryCode ?? t('payouts.everywhere'),
            },
            {
              key: 'percent',
              heading: t('payouts.percent'),
              align: 'end',
              cell: ({ percent }) => `${percent} %`,
            },
            { key: 'from', heading: t('payouts.from'), cell: ({ startsAt }) => moment(startsAt) },
            { key: 'note', heading: t('admin.note'), cell: ({ note }) => note ?? '–' },
          ]}
        />
      )}
    </>
  )
}
