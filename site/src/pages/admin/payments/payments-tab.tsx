import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { reviewsQuery } from '../admin-reads.ts'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { ReviewSheet } from './review-sheet.tsx'
import { useReviewColumns } from './use-review-columns.tsx'

/** All of them come in one answer. */
const ONE_PAGE = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: () => Promise.reject(new Error('There is one page.')),
} as const

/** Payments that fit nothing we asked for, the oldest first; each waits for a decision. */
export function PaymentsTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const query = useQuery(reviewsQuery(useClient()))
  const reviews = query.data?.reviews
  const columns = useReviewColumns()
  return (
    <>
      <RecordList
        caption={t('admin.payments')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={{ ...query, ...ONE_PAGE, data: reviews }}
        empty={{ title: t('admin.noReviews'), text: t('admin.noReviewsText') }}
      />
      {address.open && <ReviewSheet id={address.open} reviews={reviews} query={query} />}
    </>
  )
}
