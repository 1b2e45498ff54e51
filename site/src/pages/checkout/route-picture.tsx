import type { Quote } from '@fiacre/sdk'
import { useState } from 'react'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** The way on the map. A picture that cannot be had leaves no hole. */
export function RoutePicture({ quote }: { quote: Quote }) {
  const t = useT()
  const words = useBookingWords()
  const [missing, setMissing] = useState<string>()
  if (!quote.mapUrl || missing === quote.mapUrl) return null
  const way = { from: quote.pickupLocation, to: quote.destination }
  return (
    <img
      className="checkout__map"
      src={quote.mapUrl}
      alt={t('mapOfTheWay', { ...way, distance: words.distance(quote.oneWayDistance) })}
      width="640"
      height="360"
      decoding="async"
      onError={() => setMissing(quote.mapUrl)}
    />
  )
}
