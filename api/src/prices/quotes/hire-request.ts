import { fieldProblem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'

interface Asked {
  pickupLocation: string
  destination?: string | undefined
  durationHours?: number | undefined
  isRoundTrip?: boolean | undefined
}

/**
 * A request with the destination that its rules are held against: a car by the hour ends where it begins, and may say so.
 * @throws Problem RULE_VIOLATION for hours with another destination, or with a way back
 */
export function withDestination<Request extends Asked>(request: Request): Request & { destination: string } {
  const { durationHours, destination = '', pickupLocation, isRoundTrip } = request
  if (durationHours === undefined) return { ...request, destination }
  if (isRoundTrip) throw fieldProblem('RULE_VIOLATION', 'isRoundTrip', sentence('hireHasNoReturn'))
  if (destination && destination !== pickupLocation)
    throw fieldProblem('RULE_VIOLATION', 'destination', sentence('hireHasNoDestination'))
  return { ...request, destination: pickupLocation }
}
