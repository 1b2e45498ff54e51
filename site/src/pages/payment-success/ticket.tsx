import type { Booking } from '@fiacre/sdk'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { TestBadge } from '../../subjects/booking/test-badge.tsx'
import { TripFacts } from '../../subjects/booking/trip-facts.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { VehicleFace } from '../../subjects/booking/vehicle-face.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useWishes } from '../../subjects/booking/use-wishes.ts'
import { Card } from '../../ui/card/card.tsx'
import { useRefundTerms } from './use-refund-terms.tsx'

/** The booking with its number, facts and wishes, what was paid and what the driver gets. */
export function Ticket({ booking }: { booking: Booking }) {
  const t = useT()
  const words = useBookingWords()
  const wishes = useWishes()
  const refundTerms = useRefundTerms(booking.id)
  const [access, ...others] = wishes(booking)
  const { dueToCarrierCents, totalPriceCents, paidCents } = booking
  const toDriver = [
    { term: t('bookings.total'), details: words.money(totalPriceCents) },
    { term: t('bookings.money.dueToCarrier'), details: words.money(dueToCarrierCents) },
  ]
  return (
    <Card as="section" tone="lifted" className="booked__ticket" aria-label={t('paymentSuccess.ticket')}>
      <div className="booked__stub">
        <p className="fi-small fi-muted">{t('bookings.number')}</p>
        <p className="booked__number">{booking.bookingNumber}</p>
        <p className="fi-small fi-muted">{t('bookings.id', { id: booking.id })}</p>
        <TestBadge isTest={booking.isTest} />
      </div>
      <BookedWay
        from={booking.pickupLocation}
        to={words.aim(booking)}
        fromPlace={booking.pickupPlace}
        toPlace={booking.destinationPlace}
        fromAddress={booking.pickupAddress}
        toAddress={booking.destinationAddress}
      />
      <VehicleFace vehicle={booking.vehicleType} />
      <TripFacts
        booking={booking}
        totalLabel={t(booking.onCompanyInvoice ? 'bookings.onCompanyInvoice' : 'bookings.paid')}
        totalCents={paidCents}
        more={[
          ...(access ? [access] : []),
          ...refundTerms,
          ...others,
          ...(dueToCarrierCents > 0 ? toDriver : []),
        ]}
      />
    </Card>
  )
}
