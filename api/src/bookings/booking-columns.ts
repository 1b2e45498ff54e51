import type { BookingRow } from './booking.entity.ts'

type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : S

type Column = SnakeCase<keyof BookingRow & string>

/** The booking's table, for reads that go past the ORM. */
export interface BookingTables {
  booking: { [Key in keyof BookingRow as SnakeCase<Key & string>]: BookingRow[Key] }
}

const properties = [
  'id',
  'bookingNumber',
  'userId',
  'quoteId',
  'status',
  'paymentStatus',
  'vehicleTypeId',
  'pickupLocation',
  'destination',
  'passengers',
  'isRoundTrip',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'timeZone',
  'pickupAt',
  'distanceKm',
  'durationMinutes',
  'totalCents',
  'contactPhone',
  'specialRequests',
  'createdAt',
] as const satisfies (keyof BookingRow)[]

const columnOf = new Map(
  properties.map((name) => [name, name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)]),
)

export const bookingColumns = [...columnOf.values()] as Column[]

/** A row of the table as the entity names its fields; past the ORM, instants arrive as text. */
export function fromColumns(row: BookingTables['booking']): BookingRow {
  const values = row as Record<string, unknown>
  const named = Object.fromEntries(
    [...columnOf].map(([name, column]) => [name, values[column]]),
  ) as unknown as BookingRow
  return { ...named, createdAt: new Date(named.createdAt), pickupAt: new Date(named.pickupAt) }
}
