import { MAX_PASSENGERS, MIN_PASSENGERS } from './limits.ts'
import { ruleMessage } from './rule-message.ts'
import type { RuleViolation } from './violation.ts'

type Capacity = { readonly maxPassengers: number }

/** Seats of a vehicle; 15 while none is chosen (spec section 5). 0 means cargo only. */
export function capacityOf(vehicle: Capacity | null | undefined): number {
  return vehicle ? Math.min(Math.max(0, vehicle.maxPassengers), MAX_PASSENGERS) : MAX_PASSENGERS
}

/** The numbers to choose from: 1 to the vehicle's seats, none for a cargo vehicle (spec section 5). */
export function passengerChoices(vehicle: Capacity | null | undefined): number[] {
  return Array.from({ length: capacityOf(vehicle) }, (_, index) => MIN_PASSENGERS + index)
}

/** The number of passengers kept when the vehicle changes: never more than it seats (spec section 4). */
export function clampPassengers(passengers: number, vehicle: Capacity | null | undefined): number {
  return Math.max(MIN_PASSENGERS, Math.min(passengers, capacityOf(vehicle)))
}

/** Whether the party fits the vehicle; the violation names how many it seats. */
export function checkPassengers(
  passengers: number,
  vehicle: Capacity | null | undefined,
): RuleViolation | null {
  const max = capacityOf(vehicle)
  if (max === 0) return { code: 'TOO_MANY_PASSENGERS', field: 'passengers', ...ruleMessage('cargoOnly') }
  if (passengers <= max) return null
  return { code: 'TOO_MANY_PASSENGERS', field: 'passengers', ...ruleMessage('passengersMax', { max }) }
}
