import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { bookingPath } from '../admin-address.ts'
import type { PaymentReview } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import { DecisionForm } from './decision-form.tsx'
import { useReviewMoney } from './use-review-money.ts'

type ReviewSheetProps = {
  id: string
  reviews: readonly PaymentReview[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** A payment that waits, over the list. */
export function ReviewSheet({ id, reviews, query }: ReviewSheetProps) {
  const t = useT()
  const money = useReviewMoney()
  const review = reviews?.find((each) => each.id === id)
  const ids = (reviews ?? []).map((each) => each.id)
  const missing = reviews ? (
    <Banner tone="success" live title={t('admin.decided')}>
      {t('admin.decidedText')}
    </Banner>
  ) : (
    <RecordMissing query={query} />
  )
  return (
    <RecordSheet id={id} ids={ids} title={review ? money(review) : t('admin.payment')}>
      {review ? <Review key={id} review={review} ids={ids} /> : missing}
    </RecordSheet>
  )
}

function Review({ review, ids }: { review: PaymentReview; ids: readonly string[] }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const { why, gateway, receivedAt, expectedCents, bookingId, bookingNumber } = review
  return (
    <>
      <Banner tone="warning" title={t(`admin.why.${why}`)}>
        {t(`admin.explain.${why}`)}
      </Banner>
      <DescriptionList
        items={[
          { term: t('admin.gateway'), details: gateway },
          { term: t('admin.when'), details: moment(receivedAt) },
          ...(expectedCents === null ? [] : [{ term: t('admin.expected'), details: money(expectedCents) }]),
          {
            term: t('bookings.number'),
            details:
              bookingId === null ? (
                t('admin.unknown')
              ) : (
                <Link className="admin-link" href={bookingPath(bookingId)}>
                  {bookingNumber}
                </Link>
              ),
          },
        ]}
      />
      {review.resolution ? (
        <Banner tone="success" title={t('admin.decided')}>
          {t(`admin.decision.${review.resolution}`)}
        </Banner>
      ) : (
        <RecordPart title={t('admin.decide')}>
          <DecisionForm review={review} ids={ids} />
        </RecordPart>
      )}
    </>
  )
}
