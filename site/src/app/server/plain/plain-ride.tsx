import { CANCELLATION, CHANGES } from '@fiacre/sdk/rules'
import { promoReason } from '@fiacre/widget/quote-words'
import { useLanguage, useT, useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, fullDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { PlainRide } from './plain-page.ts'
import { usePlainHref } from './plain-parts.tsx'

/** The ride that is about to be booked, what it costs and on which terms. */
export function RideCard({ ride }: { ride: PlainRide }) {
  const t = useT()
  const text = useTranslator()
  const { language } = useLanguage()
  const words = useBookingWords()
  const href = usePlainHref()
  const { quote, pickupDate, pickupTime, returnDate, returnTime, passengers, heldMinutes } = ride
  const moment = (day: string, time: string) =>
    t('bookings.moment', { day: fullDay(day, language), time: clockTime(time, language) })
  const isFlexible = quote.accessLevel === 'flexible'
  const { suitcases, handLuggage, infantSeats, childSeats, boosterSeats, meetAndGreet } = ride.asked
  const seats = [infantSeats, childSeats, boosterSeats].reduce((sum, count) => sum + Number(count ?? 0), 0)
  const luggage = [
    suitcases && t('suitcaseCount', { count: Number(suitcases) }),
    handLuggage && t('handLuggageCount', { count: Number(handLuggage) }),
  ]
    .filter(Boolean)
    .join(', ')
  const reason = promoReason(quote.promo, text)
  return (
    <Card as="section" aria-labelledby="plain-ride" className="fi-stack">
      <h2 className="fi-subheading" id="plain-ride">
        {t('account.ride')}
      </h2>
      <DescriptionList
        items={[
          { term: t('bookings.from'), details: quote.pickupPlace.label },
          {
            term: t('bookings.to'),
            details: words.aim({ ...quote, destination: quote.destinationPlace.label }),
          },
          { term: t('bookings.pickup'), details: moment(pickupDate, pickupTime) },
          ...(returnDate && returnTime
            ? [{ term: t('bookings.return'), details: moment(returnDate, returnTime) }]
            : []),
          { term: t('bookings.passengers'), details: passengers },
          ...(luggage ? [{ term: t('luggage'), details: luggage }] : []),
          ...(seats > 0
            ? [{ term: t('lineChildSeats'), details: t('childSeatCount', { count: seats }) }]
            : []),
          ...(meetAndGreet ? [{ term: t('meetAndGreet'), details: t('meetAndGreetHint') }] : []),
          { term: t('bookings.vehicle'), details: quote.vehicleType.name },
          {
            term: t('bookings.accessLevel'),
            details: t(isFlexible ? 'levelFlexible' : 'levelSaver'),
          },
          { term: t('bookings.distance'), details: words.far(quote) },
          ...(quote.promo?.applied ? [{ term: t('plain.promoCode'), details: quote.promo.code }] : []),
          { term: t('bookings.total'), details: words.money(quote.totalPriceCents), total: true },
        ]}
      />
      {reason !== undefined && <p>{reason}</p>}
      <p className="fi-small fi-muted">
        {heldMinutes > 0 ? t('heldMinutes', { minutes: heldMinutes }) : t('quoteExpired')}.{' '}
        {isFlexible
          ? t('levelFlexibleTerms', { change: CHANGES.flexible.hoursBeforePickup })
          : t('levelSaverTerms', {
              hours: CANCELLATION.saver.hoursAfterBooking,
              change: CHANGES.saver.hoursBeforePickup,
            })}{' '}
        {t('levelRefund')}
      </p>
      <a href={href('/book', ride.asked)}>{t('account.changeRide')}</a>
    </Card>
  )
}
