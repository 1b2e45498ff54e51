import type { Quote } from '@fiacre/sdk'
import { useState } from 'react'
import { useBooking } from './flow-context.ts'

/** The way on the map. A picture that cannot be had leaves no hole. */
export function QuoteMap({ quote }: { quote: Quote }) {
  const { assetsUrl, display, text } = useBooking()
  const [missing, setMissing] = useState<string>()
  // A price kept by an earlier version of the page has no picture.
  if (!quote.mapUrl || missing === quote.mapUrl) return null
  return (
    <img
      className="fi-quote__map"
      src={quote.mapUrl.startsWith('data:') ? quote.mapUrl : assetsUrl + quote.mapUrl}
      alt={text.t('mapOfTheWay', {
        from: quote.pickupLocation,
        to: quote.destination,
        distance: display.distance(quote.oneWayDistance),
      })}
      width="640"
      height="360"
      decoding="async"
      onError={() => setMissing(quote.mapUrl)}
    />
  )
}
