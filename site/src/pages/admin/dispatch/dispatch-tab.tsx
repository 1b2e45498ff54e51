import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { ridesQuery, type AdminRide } from './dispatch-reads.ts'
import { RideSheet } from './ride-sheet.tsx'
import { useRideColumns } from './use-ride-columns.tsx'

/** All of them come in one answer. */
const ONE_PAGE = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: () => Promise.reject(new Error('There is one page.')),
} as const

/** The rides of the next days: what nobody drives yet first, or carrier by carrier. */
export function DispatchTab() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const query = useQuery(ridesQuery(useClient()))
  const order = address.sort === 'carrier' ? 'carrier' : 'pickup'
  const rides = query.data && (order === 'carrier' ? query.data.rides.toSorted(byCarrier) : query.data.rides)
  return (
    <div className="fi-stack">
      <Segmented
        legend={t('dispatch.order')}
        value={order}
        choices={[
          { value: 'pickup', label: t('dispatch.byPickup') },
          { value: 'carrier', label: t('dispatch.byCarrier') },
        ]}
        onChange={(value) => narrow({ sort: value === 'carrier' ? value : undefined })}
      />
      <RecordList
        caption={t('dispatch.caption')}
        columns={useRideColumns()}
        rowKey={({ id }) => id}
        pages={{ ...query, ...ONE_PAGE, data: rides }}
        empty={{ title: t('dispatch.none'), text: t('dispatch.noneText') }}
      />
      {address.open && <RideSheet id={address.open} rides={rides} query={query} />}
    </div>
  )
}

/** Those of no carrier first; within a carrier the service's order stays. */
function byCarrier(one: AdminRide, other: AdminRide): number {
  return (one.carrierName ?? '').localeCompare(other.carrierName ?? '')
}
