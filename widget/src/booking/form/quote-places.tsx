import type { Place, Quote } from '@fiacre/sdk'
import { useBooking } from './flow-context.ts'

/** Says from where the way was measured when an address was written: its town. The driver gets the address. */
export function QuotePlaces({ quote }: { quote: Quote }) {
  const { text } = useBooking()
  const towns = [quote.pickupPlace, quote.destinationPlace].filter(
    (place: Place | undefined) => place?.match === 'address',
  )
  return towns.map((place) => <p key={place.id}>{text.t('measuredFromTown', { town: place.name })}</p>)
}
