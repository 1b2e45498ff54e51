import type { Booking } from '@fiacre/sdk'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { TripFacts } from '../../subjects/booking/trip-facts.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { VehicleFace } from '../../subjects/booking/vehicle-face.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useWishes } from '../../subjects/booking/use-wishes.ts'
import { Card } from '../../ui/card/card.tsx'

/** What the payment is for (spec section 2). */
export function PaymentSummary({ booking }: { booking: Booking }) {
  const t = useT()
  const words = useBookingWords()
  const wishes = useWishes()
  return (
    <Card as="aside" tone="sunken" className="fi-stack payment__summary" aria-labelledby="payment-summary">
      <h2 className="fi-subheading" id="payment-summary">
        {t('payment.summary')}
      </h2>
      <BookedWay
        from={booking.pickupLocation}
        to={words.aim(booking)}
        fromPlace={booking.pickupPlace}
        toPlace={booking.destinationPlace}
      />
      <VehicleFace vehicle={booking.vehicleType} />
      <TripFacts booking={booking} totalLabel={t('bookings.total')} more={wishes(booking)} />
    </Card>
  )
}
