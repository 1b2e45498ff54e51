import { HIRE_KM_PER_HOUR } from './limits.ts'

/** The kilometres that are in the price of so many hours, and the most that the car is driven in them. */
export function hireKm(durationHours: number): number {
  return durationHours * HIRE_KM_PER_HOUR
}
