import type { Fare } from './fare.ts'
import { priceHire } from './price-hire.ts'
import { priceTransfer, type Trip } from './price-transfer.ts'
import type { RateCard } from './rate-card.ts'

/** Prices a trip by a rate card: by the hour where it has hours, else by its way. */
export function priceTrip(trip: Trip & { durationHours: number | null }, card: RateCard): Fare {
  const { durationHours, ...way } = trip
  return durationHours === null ? priceTransfer(way, card) : priceHire({ ...way, durationHours }, card)
}
