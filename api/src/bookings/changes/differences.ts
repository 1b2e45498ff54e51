import { sameExtras, vehicleClass } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { BookingDifference } from '#platform/mail/mail.ts'
import type { Changed } from './reprice.ts'

type Facts = Pick<
  BookingRow,
  Exclude<
    keyof Changed,
    'totalCents' | 'discountCents' | 'lines' | 'pickupAt' | 'returnAt' | 'distanceKm' | 'durationMinutes'
  >
>

/** What a change changes, field by field, as a mail says it. */
export function differences(before: Facts, after: Facts): BookingDifference[] {
  const all: BookingDifference[] = [
    {
      field: 'pickup',
      before: at(before.pickupDate, before.pickupTime),
      after: at(after.pickupDate, after.pickupTime),
    },
    {
      field: 'return',
      before: at(before.returnDate, before.returnTime),
      after: at(after.returnDate, after.returnTime),
    },
    { field: 'hours', before: hours(before), after: hours(after) },
    { field: 'passengers', before: String(before.passengers), after: String(after.passengers) },
    { field: 'vehicle', before: vehicle(before), after: vehicle(after) },
    { field: 'accessLevel', before: before.accessLevel, after: after.accessLevel },
    { field: 'travelNumber', before: before.travelNumber ?? null, after: after.travelNumber ?? null },
    { field: 'nameBoard', before: before.nameBoard ?? null, after: after.nameBoard ?? null },
    { field: 'pickupAddress', before: before.pickupAddress ?? null, after: after.pickupAddress ?? null },
    {
      field: 'destinationAddress',
      before: before.destinationAddress ?? null,
      after: after.destinationAddress ?? null,
    },
    { field: 'notes', before: before.specialRequests ?? null, after: after.specialRequests ?? null },
  ]
  const found = all.filter(({ before: old, after: fresh }) => old !== fresh)
  if (sameExtras(before.extras, after.extras)) return found
  return [...found, { field: 'extras', before: before.extras, after: after.extras }]
}

function at(date: string | null | undefined, time: string | null | undefined): string | null {
  return date && time ? `${date} ${time}` : null
}

function hours({ durationHours }: Facts): string | null {
  return durationHours ? String(durationHours) : null
}

function vehicle({ vehicleTypeId }: Facts): string {
  return vehicleClass(vehicleTypeId)?.name ?? ''
}
