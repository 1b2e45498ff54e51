import type { Booking } from '@fiacre/sdk'
import { changeDeadline, mayMove } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { bookingPath } from '../../../subjects/booking/booking-path.ts'
import { usePlaceMoment } from '../../../subjects/booking/place-moment.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import type { Outcome } from '../outcome.ts'
import { tripPhase } from '../trip-phase.ts'
import { useNow } from '../use-now.ts'
import { ChangeForm } from './change-form.tsx'
import { LevelDialog } from './level-dialog.tsx'
import '../booking.css'
import './change.css'

type ChangeViewProps = {
  booking: Booking
  leaveFor: (url: string) => void
  onDone: (outcome: Outcome) => void
}

/** Changes a booking while its fare allows it; where it does no more, says so and what would help. */
export function ChangeView({ booking, leaveFor, onDone }: ChangeViewProps) {
  const t = useT()
  const moment = usePlaceMoment()
  const now = useNow()
  const [isSwitching, setSwitching] = useState(false)
  const { accessLevel, timeZone } = booking
  const pickupAt = new Date(booking.pickupAt)
  const isOpen = tripPhase(booking, now) === 'to-come' && mayMove('traveller', booking.status, 'cancelled')
  const until = changeDeadline({ accessLevel, pickupAt })
  const flexibleUntil = changeDeadline({ accessLevel: 'flexible', pickupAt })
  const say = (at: Date) => moment(at.toISOString(), timeZone)
  const canSwitch = isOpen && accessLevel === 'saver' && flexibleUntil > now
  return (
    <div className="fi-container booking">
      <div className="booking__head">
        <p className="booking__back">
          <Link href={bookingPath(booking.id)}>{t('booking.toBooking')}</Link>
        </p>
        <PageHeader
          eyebrow={t('bookings.numbered', { number: booking.bookingNumber })}
          title={t('booking.changeTitle')}
          lead={isOpen && until > now ? t('booking.changeLead', { until: say(until) }) : undefined}
        />
      </div>
      {isOpen && until > now ? (
        <ChangeForm booking={booking} leaveFor={leaveFor} onDone={onDone} />
      ) : (
        <Banner
          tone="warning"
          title={t(isOpen ? 'booking.tooLateTitle' : 'booking.noChange', { until: say(until) })}
          action={
            canSwitch ? (
              <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setSwitching(true)}>
                {t('booking.toFlexible')}
              </Button>
            ) : undefined
          }
        >
          {t(canSwitch ? 'booking.switchHelps' : 'booking.tooLateText', { until: say(flexibleUntil) })}
        </Banner>
      )}
      {isOpen && (
        <LevelDialog
          booking={booking}
          open={isSwitching}
          leaveFor={leaveFor}
          onClose={() => setSwitching(false)}
          onDone={onDone}
        />
      )}
    </div>
  )
}
