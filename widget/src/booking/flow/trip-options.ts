import type { FieldName } from './state.ts'

/** What of a trip can be changed beside its prices. */
export const OPTIONS = [
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

/** Whether a change of these fields keeps the trip, so that its prices can be asked for anew by themselves. */
export function isOption(field: FieldName): boolean {
  return OPTIONS.some((option) => option === field)
}
