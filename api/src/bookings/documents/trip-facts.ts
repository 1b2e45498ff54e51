import { formatDistance, formatDuration } from '@fiacre/sdk/rules'
import type { DocumentTrip } from './document-input.ts'
import type { DocumentLanguage } from './document-languages.ts'
import type { Fact } from './blocks.ts'
import { writtenHire } from '#platform/localisation/written-values.ts'
import { writtenMoment } from './wording.ts'

/** When the journey begins, and when the way back does where there is one. */
export function writtenPickup(trip: DocumentTrip, language: DocumentLanguage): string {
  const { pickupDate: day, pickupTime: time, pickupAt: at, timeZone } = trip
  return writtenMoment({ day, time, at, timeZone }, language)
}

export function writtenReturn(trip: DocumentTrip, language: DocumentLanguage): string | null {
  const { returnDate: day, returnTime: time, returnAt: at, timeZone } = trip
  if (day === null || time === null || at === null) return null
  return writtenMoment({ day, time, at, timeZone }, language)
}

/** The vehicle, and in English what it is like: the rules describe it in no other language. */
export function writtenVehicle(
  { vehicle, vehicleDescription }: DocumentTrip,
  { code }: DocumentLanguage,
): string {
  return code === 'en' && vehicleDescription !== '' ? `${vehicle} (${vehicleDescription})` : vehicle
}

/** `Suitcases: 2, Hand luggage: 1`; what there is none of is left out. */
export function luggageFacts({ luggage, childSeats }: DocumentTrip, { t }: DocumentLanguage): Fact[] {
  const counted = (counts: readonly (readonly [string, number])[]) =>
    counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`)
  const bags = counted([
    [t('extra.suitcases'), luggage?.suitcases ?? 0],
    [t('extra.handLuggage'), luggage?.handLuggage ?? 0],
  ])
  const seats = counted([
    [t('seat.infant'), childSeats?.infant ?? 0],
    [t('seat.child'), childSeats?.child ?? 0],
    [t('seat.booster'), childSeats?.booster ?? 0],
  ])
  return [
    ...(bags.length > 0 ? [[t('label.luggage'), bags.join(', ')] as const] : []),
    ...(seats.length > 0 ? [[t('priceLine.CHILD_SEATS'), seats.join(', ')] as const] : []),
  ]
}

/** How long a car by the hour is had, and how far it goes; null for a transfer. */
export function tripHire(
  { durationHours, distanceKm, distanceUnit }: DocumentTrip,
  language: DocumentLanguage,
): string | null {
  const hire = { durationHours: durationHours ?? undefined, includedKm: distanceKm }
  return writtenHire(hire, language, distanceUnit)
}

export function writtenJourney(
  { distanceKm, distanceUnit: unit, durationMinutes }: DocumentTrip,
  { tag: locale }: DocumentLanguage,
): string {
  return `${formatDistance(distanceKm, { unit, locale })}, ${formatDuration(durationMinutes, locale)}`
}

/** The rows whose value there is. */
export function present(rows: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return rows.filter((row): row is Fact => row[1] !== null && row[1].trim() !== '')
}
