import type { Quote } from '@fiacre/sdk'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { VehicleFace } from '../../subjects/booking/vehicle-face.tsx'
import { BRAND } from '../../subjects/brand/brand.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useWishes } from '../../subjects/booking/use-wishes.ts'
import { RatesNote } from '../../base/preferences/rates-note.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { PriceLines } from './price-lines.tsx'
import { PromoNote } from './promo-note.tsx'

type TripCardProps = { journey: Checkout['journey']; quote: Quote }

/** What is booked and what it costs, with whom the contract is made. */
export function TripCard({ journey, quote }: TripCardProps) {
  const t = useT()
  const words = useBookingWords()
  const wishes = useWishes()
  const { timeZone, pickupAt } = quote
  const { pickupDate, pickupTime, returnDate, returnTime } = journey
  const way = {
    distance: words.far({ distance: quote.oneWayDistance, durationHours: quote.durationHours }),
    drive: words.drive({ duration: quote.duration, isRoundTrip: quote.isRoundTrip }),
  }
  return (
    <Card as="section" tone="sunken" className="fi-stack checkout__trip" aria-labelledby="checkout-trip">
      <h2 className="fi-subheading" id="checkout-trip">
        {t('checkout.trip')}
      </h2>
      <BookedWay
        from={quote.pickupLocation}
        to={words.aim(quote)}
        fromPlace={quote.pickupPlace}
        toPlace={quote.durationHours ? null : quote.destinationPlace}
      />
      <VehicleFace vehicle={quote.vehicleType} />
      <DescriptionList
        items={[
          {
            term: t('bookings.pickup'),
            details: <TripTime date={pickupDate} time={pickupTime} timeZone={timeZone} at={pickupAt} />,
          },
          ...(returnDate && returnTime
            ? [
                {
                  term: t('bookings.return'),
                  details: <TripTime date={returnDate} time={returnTime} timeZone={timeZone} at={pickupAt} />,
                },
              ]
            : []),
          { term: t('bookings.passengers'), details: journey.passengers },
          {
            term: t('bookings.drive'),
            details: t(quote.estimated ? 'checkout.wayEstimated' : 'checkout.way', way),
          },
          ...wishes(quote),
        ]}
      />
      <PriceLines quote={quote} />
      <PromoNote promo={quote.promo} />
      <RatesNote />
      <p className="checkout-trip__contract">{t('checkout.contract', { brand: BRAND.name })}</p>
    </Card>
  )
}
