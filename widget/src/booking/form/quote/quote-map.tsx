import type { Quote } from '@fiacre/sdk'
import { useBooking } from '../flow-context.ts'
import { RoutePicture } from './route-picture.tsx'

/** The way on the map, in the words of the form. */
export function QuoteMap({ quote }: { quote: Quote }) {
  const { display, flow, text } = useBooking()
  return (
    <RoutePicture
      className="fi-quote__map"
      client={flow.ports.client}
      quote={quote}
      label={text.t('mapOfTheWay', {
        from: quote.pickupLocation,
        to: quote.destination,
        distance: display.distance(quote.oneWayDistance),
      })}
      directLine={text.t('directLine')}
    />
  )
}
