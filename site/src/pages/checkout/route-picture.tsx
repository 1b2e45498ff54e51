import type { Quote } from '@fiacre/sdk'
import { RouteMap } from '@fiacre/widget/route-map'
import { useRouteDrawing } from '@fiacre/widget/use-route-drawing'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'

/** The way on the map. Its place is kept while it is on its way; one that cannot be had leaves no hole. */
export function RoutePicture({ quote }: { quote: Quote }) {
  const t = useT()
  const words = useBookingWords()
  const drawing = useRouteDrawing(useClient(), quote.mapUrl)
  if (drawing === null) return null
  const way = { from: quote.pickupLocation, to: quote.destination }
  return (
    <div className="checkout__map">
      {drawing && (
        <RouteMap
          drawing={drawing}
          pickup={quote.pickupPlace.name}
          destination={quote.destinationPlace.name}
          label={t('mapOfTheWay', { ...way, distance: words.distance(quote.oneWayDistance) })}
          directLine={t('directLine')}
        />
      )}
    </div>
  )
}
