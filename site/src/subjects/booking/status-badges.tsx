import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { BOOKING_TONE } from '../../ui/badge/status-tone.ts'
import { paymentBadge, type PaymentFacts } from './payment-badge.ts'
import './status-badges.css'

/** Where a booking and its payment stand, each under its own name: both can be "Pending". */
export function StatusBadges({ booking }: { booking: PaymentFacts }) {
  const t = useT()
  const { status } = booking
  const { word, tone } = paymentBadge(booking)
  return (
    <dl className="status-badges">
      <div>
        <dt>{t('bookings.status')}</dt>
        <dd>
          <Badge tone={BOOKING_TONE[status]}>{t(`bookings.status.${status}`)}</Badge>
        </dd>
      </div>
      <div>
        <dt>{t('bookings.payment')}</dt>
        <dd>
          <Badge tone={tone}>{t(`bookings.payment.${word}`)}</Badge>
        </dd>
      </div>
    </dl>
  )
}
