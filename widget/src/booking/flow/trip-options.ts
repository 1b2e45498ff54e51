import type { FieldName } from './state.ts'

/** What of a trip can be changed beside its prices. */
export const OPTIONS = [
  'durationHours',
  'passengers',
  'vehicleTypeId',
  'suitcases',
  'handLuggage',
  'infantSeats',
  'childSeats',
  'boosterSeats',
  'meetAndGreet',
  'accessLevel',
] as const satisfies readonly FieldName[]
