import type { Booking, Profile } from '@fiacre/sdk'
import { useState } from 'react'
import { RouteLine } from '../../bookings/route-line.tsx'
import { ScreenActions } from '../../bookings/screen-actions.tsx'
import { TripFacts } from '../../bookings/trip-facts.tsx'
import { VehicleFace } from '../../bookings/vehicle-face.tsx'
import { useT } from '../../i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { BackToPartner } from './back-to-partner.tsx'
import { NextSteps } from './next-steps.tsx'
import { ToDashboard } from './to-dashboard.tsx'
import { usePartnerCheckout } from './use-partner-checkout.ts'
import './payment-success.css'
import './print.css'

type BookedTripProps = { booking: Booking; user: Profile; leaveFor: (url: string) => void }

/** The paid booking, as one would put it in a travel wallet: number, route, facts, and what happens next. */
export function BookedTrip({ booking, user, leaveFor }: BookedTripProps) {
  const t = useT()
  const checkout = usePartnerCheckout(booking.id)
  const [now] = useState(Date.now)
  const isToCome = Date.parse(booking.pickupAt) > now
  return (
    <div className="fi-container booked">
      <header className="booked__head">
        <p className="booked__seal">
          <Icon name="check" />
          {t(isToCome ? 'paymentSuccess.eyebrow' : 'paymentSuccess.pastEyebrow')}
        </p>
        <h1 className="fi-display">{t(isToCome ? 'paymentSuccess.title' : 'paymentSuccess.pastTitle')}</h1>
        {isToCome && (
          <p className="fi-lead">{t('paymentSuccess.lead', { name: user.firstName, email: user.email })}</p>
        )}
      </header>
      {checkout && <BackToPartner checkout={checkout} leaveFor={leaveFor} />}
      <div className="booked__columns">
        <Card as="section" tone="lifted" className="booked__ticket" aria-label={t('paymentSuccess.ticket')}>
          <div className="booked__stub">
            <p className="fi-small fi-muted">{t('bookings.number')}</p>
            <p className="booked__number">{booking.bookingNumber}</p>
          </div>
          <RouteLine from={booking.pickupLocation} to={booking.destination} />
          <VehicleFace vehicle={booking.vehicleType} />
          <TripFacts booking={booking} totalLabel={t('bookings.paid')} />
        </Card>
        <div className="fi-stack fi-stack--loose">
          {isToCome && <NextSteps booking={booking} />}
          <ScreenActions>
            <ToDashboard variant={checkout ? 'secondary' : 'primary'} />
            <Button variant="secondary" onClick={() => print()}>
              {t('paymentSuccess.print')}
            </Button>
          </ScreenActions>
        </div>
      </div>
    </div>
  )
}
