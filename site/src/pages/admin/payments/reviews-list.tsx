import { REVIEW_BATCH_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { reviewsQuery, type PaymentReview } from '../admin-reads.ts'
import { exportPath } from '../list/address-days.ts'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { DECISIONS } from './decisions.ts'
import { ReviewSheet } from './review-sheet.tsx'
import { useReviewColumns } from './use-review-columns.tsx'
import { useReviewMoney } from './use-review-money.ts'

/** Payments that wait for a decision, the oldest first; or those that were decided, the last first. */
export function ReviewsList({ state }: { state: 'waiting' | 'decided' }) {
  const t = useT()
  const client = useClient()
  const money = useReviewMoney()
  const { address } = useAdminAddress()
  const pages = useInfiniteQuery(reviewsQuery(client, state))
  const columns = useReviewColumns()
  const isWaiting = state === 'waiting'
  const decisions = DECISIONS.map(
    ({ resolution }) => [resolution, t(`admin.decision.${resolution}`)] as const,
  )
  return (
    <>
      <ListRoom<PaymentReview>
        list="reviews"
        caption={t('admin.payments')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        table={{ href: exportPath('payment-reviews', { state }), roles: ['finance'] }}
        empty={
          isWaiting
            ? { title: t('admin.noReviews'), text: t('admin.noReviewsText') }
            : { title: t('admin.noneDecided') }
        }
        {...(isWaiting && {
          bulk: {
            roles: ['finance'],
            label: (review) => `${money(review)} ${review.bookingNumber ?? ''}`.trim(),
            actions: [
              {
                name: t('admin.bulkDecide'),
                explained: t('admin.bulkDecideText'),
                choice: { label: t('admin.decide'), options: decisions },
                reasonLength: REVIEW_BATCH_NOTE_MAX_LENGTH,
                needsReason: true,
                async run({ ids, choice, reason }) {
                  const resolution =
                    DECISIONS.find((known) => known.resolution === choice)?.resolution ?? 'returned'
                  return client.resolvePaymentReviews({ body: { ids, resolution, note: reason } })
                },
              },
            ],
          },
        })}
      />
      {address.open && <ReviewSheet id={address.open} reviews={pages.data} query={pages} />}
    </>
  )
}
