import type { Place, Quote } from '@fiacre/sdk'
import { useBooking } from '../flow-context.ts'

/** How a text was understood that is not the name of the place itself. */
const UNDERSTOOD = { place: 'takenFor', point: 'positionIn', nearest: 'placeAtPosition' } as const

/**
 * Says what was understood where it is not what was chosen from the list: the town of an address, or the place that a
 * typed name was taken for: what the price is made for.
 */
export function QuotePlaces({ quote }: { quote: Quote }) {
  const { text } = useBooking()
  const ends: [written: string, place: Place | undefined][] = [[quote.pickupLocation, quote.pickupPlace]]
  // A car by the hour ends where it begins.
  if (!quote.durationHours) ends.push([quote.destination, quote.destinationPlace])
  return ends.map(([written, place], end) => {
    if (place?.match === 'address') return <p key={end}>{text.t('measuredFromTown', { town: place.name })}</p>
    if (!place || place.label === written) return null
    return <p key={end}>{text.t(UNDERSTOOD[place.match ?? 'place'], { written, place: place.label })}</p>
  })
}
