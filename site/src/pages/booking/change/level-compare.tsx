import type { Booking } from '@fiacre/sdk'
import { isUnpriced } from '../../../subjects/booking/refund-place.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useLevelWords } from '../../../subjects/booking/use-level-words.ts'
import { useRefundWords } from '../use-refund-words.ts'

type LevelCompareProps = {
  booking: Booking
  /** What the booking would cost at the other fare, in EUR cents, once that is known. */
  otherTotalCents?: number
}

/** The two fares side by side: money back, changes, support and price. */
export function LevelCompare({ booking, otherTotalCents }: LevelCompareProps) {
  const t = useT()
  const { money } = useBookingWords()
  const words = useLevelWords()
  const refund = useRefundWords(booking)
  return (
    <ul className="level-compare">
      {(['saver', 'flexible'] as const).map((level) => {
        const isOwn = level === booking.accessLevel
        const cents = isOwn ? booking.totalPriceCents : otherTotalCents
        return (
          <li key={level} className="level-compare__fare">
            <h3 className="fi-subheading">{t(`bookings.level.${level}`)}</h3>
            {!isUnpriced(booking) && (
              <p className="fi-price">{cents === undefined ? <Skeleton shape="title" /> : money(cents)}</p>
            )}
            <ul className="level-compare__terms fi-small">
              <li>{refund(level)}</li>
              <li>{words.changes(level)}</li>
              <li>{words.support(level)}</li>
            </ul>
            {isOwn && <Badge>{t('booking.yourFare')}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
