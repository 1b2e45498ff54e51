import { waitingMinutes, WAITING_MINUTES } from '@fiacre/sdk/rules'
import { writtenMinutes, type PlaceFacts } from '#platform/localisation/written-values.ts'
import type { Fact } from './blocks.ts'
import type { DocumentLanguage } from './document-languages.ts'
import type { DocumentTrip } from './document-input.ts'

type Trip = Pick<
  DocumentTrip,
  'pickupLocation' | 'destination' | 'pickupPlace' | 'destinationPlace' | 'returnAt' | 'meetAndGreet'
>

/** How long the driver waits at the places of the trip, free of charge, by the policy. A name board shortens no wait (decision 21). */
export function waitingFacts(trip: Trip, language: DocumentLanguage): Fact[] {
  const { t } = language
  const minutes = (count: number) => writtenMinutes(count, language)
  const at = (place: PlaceFacts | null) => minutes(waitingMinutes(place?.kind ?? 'other', trip.meetAndGreet))
  const waits = trip.returnAt
    ? [`${trip.pickupLocation}: ${at(trip.pickupPlace)}`, `${trip.destination}: ${at(trip.destinationPlace)}`]
    : [at(trip.pickupPlace)]
  const isFlight = [trip.pickupPlace, trip.returnAt && trip.destinationPlace].some(
    (place) => place?.kind === 'airport',
  )
  const late = `${t('voucher.flightDelay')}: ${minutes(WAITING_MINUTES.flightDelay)}`
  return [[t('trip.waiting'), [...waits, ...(isFlight ? [late] : [])].join(' · ')]]
}
