import type { Place, Quote } from '@fiacre/sdk'
import { useBooking } from './flow-context.ts'

/**
 * Says what was understood where it is not what was chosen from the list: the town of an address, or the place that a
 * typed name was taken for.
 */
export function QuotePlaces({ quote }: { quote: Quote }) {
  const { text } = useBooking()
  const ends: [written: string, place: Place | undefined][] = [
    [quote.pickupLocation, quote.pickupPlace],
    [quote.destination, quote.destinationPlace],
  ]
  return ends.map(([written, place], end) => {
    if (place?.match === 'address') return <p key={end}>{text.t('measuredFromTown', { town: place.name })}</p>
    if (place?.match === 'place' && place.label !== written)
      return <p key={end}>{text.t('takenFor', { written, place: place.label })}</p>
    return null
  })
}
