import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import { bookingPath } from '../admin-address.ts'
import type { ListColumn } from '../list/list-column.ts'
import { useMoments } from '../use-moments.ts'
import type { PaymentAttempt } from './session-reads.ts'
import { useReviewMoney } from './use-review-money.ts'

const TONES: Partial<Record<PaymentAttempt['status'], Tone>> = {
  paid: 'positive',
  processing: 'accent',
  declined: 'danger',
  review: 'warning',
}

/** What the list of payments shows of each attempt. */
export function useSessionColumns(): readonly ListColumn<PaymentAttempt>[] {
  const t = useT()
  const moment = useMoments()
  const money = useReviewMoney()
  return [
    { key: 'when', heading: t('admin.when'), head: true, cell: ({ createdAt }) => moment(createdAt) },
    { key: 'amount', heading: t('admin.amount'), align: 'end', cell: money },
    {
      key: 'status',
      heading: t('admin.stands'),
      cell: ({ status }) => <Badge tone={TONES[status] ?? 'neutral'}>{t(`admin.session.${status}`)}</Badge>,
    },
    { key: 'payer', heading: t('admin.traveller'), cell: ({ payerName }) => payerName || t('admin.erased') },
    {
      key: 'booking',
      heading: t('bookings.number'),
      cell: ({ bookingId, bookingNumber }) =>
        bookingId === null ? (
          '–'
        ) : (
          <Link className="admin-link" href={bookingPath(bookingId)}>
            {bookingNumber}
          </Link>
        ),
    },
    { key: 'gateway', heading: t('admin.gateway'), cell: ({ gateway }) => gateway },
    {
      key: 'attempt',
      heading: t('admin.attempt'),
      align: 'end',
      extra: true,
      cell: ({ attempt }) => attempt,
    },
    {
      key: 'reference',
      heading: t('admin.reference'),
      extra: true,
      cell: ({ gatewayReference }) => <code>{gatewayReference ?? '–'}</code>,
    },
  ]
}
