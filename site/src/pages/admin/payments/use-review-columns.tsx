import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { PaymentReview } from '../admin-reads.ts'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'
import { useReviewMoney } from './use-review-money.ts'

/** What the list of payments shows of each. */
export function useReviewColumns(): readonly ListColumn<PaymentReview>[] {
  const t = useT()
  const moment = useMoments()
  const money = useReviewMoney()
  return [
    {
      key: 'amount',
      heading: t('admin.amount'),
      head: true,
      cell: (review) => <OpenLink id={review.id}>{money(review)}</OpenLink>,
    },
    { key: 'why', heading: t('admin.whyHere'), cell: ({ why }) => t(`admin.why.${why}`) },
    {
      key: 'booking',
      heading: t('bookings.number'),
      cell: ({ bookingNumber }) => bookingNumber ?? t('admin.unknown'),
    },
    { key: 'gateway', heading: t('admin.gateway'), cell: ({ gateway }) => gateway },
    { key: 'when', heading: t('admin.when'), cell: ({ receivedAt }) => moment(receivedAt) },
  ]
}
