import type { Booking } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { bookAgainPath } from '../../subjects/booking/booking-path.ts'
import { paymentAction } from '../../subjects/booking/payment-action.ts'
import { StatusBadges } from '../../subjects/booking/status-badges.tsx'
import { TestBadge } from '../../subjects/booking/test-badge.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { TripPhase } from './trip-phase.ts'
import { useCountdownWords } from '../../subjects/booking/use-countdown-words.ts'

type BookingHeadProps = {
  booking: Booking
  phase: TripPhase
  now: Date
  /** Left out when it is too late for it. */
  onChange?: () => void
  onCancel?: () => void
}

/** Which booking it is, how long until it starts, how it stands, and what can be done. */
export function BookingHead({ booking, phase, now, onChange, onCancel }: BookingHeadProps) {
  const t = useT()
  const countdownWords = useCountdownWords()
  const action = phase === 'to-come' ? paymentAction(booking) : null
  return (
    <div className="booking__head">
      <p className="booking__back">
        <Link href="/dashboard?tab=history">{t('booking.toBookings')}</Link>
      </p>
      <PageHeader
        eyebrow={t('bookings.numbered', { number: booking.bookingNumber })}
        title={
          booking.durationHours ? t('booking.titleHire') : t('booking.title', { to: booking.destination })
        }
        lead={phase === 'to-come' ? countdownWords(booking, now) : t(`booking.phase.${phase}`)}
      />
      <TestBadge isTest={booking.isTest} />
      <div className="booking__bar">
        <StatusBadges booking={booking} />
        <div className="booking__actions">
          {action && (
            <Link href={paymentPath(booking.id)} asChild>
              <ButtonLink icon="card">
                {t(action === 'pay' ? 'bookings.payNow' : 'bookings.retryPayment')}
              </ButtonLink>
            </Link>
          )}
          {onChange && (
            <Button variant="secondary" icon="edit" onClick={onChange}>
              {t('booking.change')}
            </Button>
          )}
          {onCancel && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onCancel}>
              {t('booking.cancel')}
            </Button>
          )}
          {!onChange && (
            <Link href={bookAgainPath(booking)} asChild>
              <ButtonLink variant="secondary" icon="route">
                {t('bookings.again')}
              </ButtonLink>
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
