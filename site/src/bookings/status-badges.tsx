import type { BookingStatus, PaymentStatus } from '@fiacre/sdk'
import { useT } from '../i18n/i18n-provider.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { BOOKING_TONE, PAYMENT_TONE } from '../ui/badge/status-tone.ts'
import './status-badges.css'

/** Where a booking and its payment stand, each under its own name: both can be "Pending". */
export function StatusBadges({
  status,
  paymentStatus,
  dueToCarrierCents,
}: {
  status: BookingStatus
  paymentStatus: PaymentStatus
  /** What the driver still gets: then what is paid is paid ahead. */
  dueToCarrierCents: number
}) {
  const t = useT()
  const isAhead = paymentStatus === 'completed' && dueToCarrierCents > 0
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
          <Badge tone={PAYMENT_TONE[paymentStatus]}>
            {t(isAhead ? 'bookings.payment.ahead' : `bookings.payment.${paymentStatus}`)}
          </Badge>
        </dd>
      </div>
    </dl>
  )
}
