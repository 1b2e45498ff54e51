import type { Quote } from '@fiacre/sdk'
import { RoutePicture } from '@fiacre/widget/route-picture'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'

/** The way on the map, in the words of the site. */
export function QuoteMap({ quote }: { quote: Quote }) {
  const t = useT()
  const words = useBookingWords()
  const way = { from: quote.pickupLocation, to: quote.destination }
  return (
    <RoutePicture
      className="checkout__map"
      client={useClient()}
      quote={quote}
      label={t('mapOfTheWay', { ...way, distance: words.distance(quote.oneWayDistance) })}
      directLine={t('directLine')}
    />
  )
}
