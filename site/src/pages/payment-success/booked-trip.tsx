import type { Booking, Profile } from '@fiacre/sdk'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCheckoutOfBooking } from '../../subjects/checkout/use-checkout-of-booking.ts'
import { ContactCard } from '../../subjects/booking/contact-card.tsx'
import { DocumentLinks } from '../../subjects/booking/document-links.tsx'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { StillToTell } from '../../subjects/booking/still-to-tell.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { BackToPartner } from './back-to-partner.tsx'
import { NextSteps } from './next-steps.tsx'
import { Ticket } from './ticket.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'
import './payment-success.css'
import './print.css'

type BookedTripProps = { booking: Booking; user: Profile; leaveFor: (url: string) => void }

/** The paid booking, as one would put it in a travel wallet: number, route, facts, papers, and what happens next. */
export function BookedTrip({ booking, user, leaveFor }: BookedTripProps) {
  const t = useT()
  const checkout = useCheckoutOfBooking(booking.id)
  const [now] = useState(() => new Date())
  const isToCome = new Date(booking.pickupAt) > now
  const isPaidInFull = booking.dueToCarrierCents === 0
  const paid = booking.onCompanyInvoice ? 'bookings.onCompanyInvoice' : 'paymentSuccess.eyebrow'
  const eyebrow = !isToCome && isPaidInFull ? 'paymentSuccess.pastEyebrow' : paid
  return (
    <div className="fi-container booked">
      <header className="booked__head">
        <p className="booked__seal">
          <Icon name="check" />
          {t(eyebrow)}
        </p>
        <h1 className="fi-display">{t(isToCome ? 'paymentSuccess.title' : 'paymentSuccess.pastTitle')}</h1>
        {isToCome && (
          <p className="fi-lead">{t('paymentSuccess.lead', { name: user.firstName, email: user.email })}</p>
        )}
      </header>
      {checkout?.status === 'paid' && <BackToPartner checkout={checkout} leaveFor={leaveFor} />}
      <div className="booked__columns">
        <Ticket booking={booking} />
        <div className="fi-stack fi-stack--loose">
          <StillToTell booking={booking} now={now} />
          {isToCome && <NextSteps booking={booking} />}
          <section className="fi-stack booked__documents" aria-labelledby="booked-documents">
            <h2 className="fi-heading" id="booked-documents">
              {t('paymentSuccess.documents')}
            </h2>
            <DocumentLinks booking={booking} />
          </section>
          <ContactCard booking={booking} />
          <ScreenActions>
            <ToDashboard variant={checkout ? 'secondary' : 'primary'} />
            <Link href={`/booking?booking=${booking.id}`} asChild>
              <ButtonLink variant="secondary">{t('paymentSuccess.toBooking')}</ButtonLink>
            </Link>
            <Button variant="secondary" onClick={() => print()}>
              {t('paymentSuccess.print')}
            </Button>
          </ScreenActions>
        </div>
      </div>
    </div>
  )
}
