import type { Quote } from '@fiacre/sdk'
import { useBooking } from '../flow-context.ts'
import { RouteMap } from './route-map.tsx'
import { useRouteDrawing } from './use-route-drawing.ts'

/** The way on the map. Its place is kept while it is on its way; one that cannot be had leaves no hole. */
export function QuoteMap({ quote }: { quote: Quote }) {
  const { display, flow, text } = useBooking()
  const drawing = useRouteDrawing(flow.ports.client, quote.mapUrl)
  if (drawing === null) return null
  return (
    <div className="fi-quote__map">
      {drawing && (
        <RouteMap
          drawing={drawing}
          pickup={quote.pickupPlace.name}
          destination={quote.destinationPlace.name}
          label={text.t('mapOfTheWay', {
            from: quote.pickupLocation,
            to: quote.destination,
            distance: display.distance(quote.oneWayDistance),
          })}
          directLine={text.t('directLine')}
        />
      )}
    </div>
  )
}
