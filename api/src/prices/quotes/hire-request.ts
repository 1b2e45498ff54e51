import { ruleMessage } from '@fiacre/sdk/rules'
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
 * @throws Problem INVALID_REQUEST for neither hours nor a destination, RULE_VIOLATION for hours with another one or with a way back
 */
export function withDestination<Request extends Asked>(request: Request): Request & { destination: string } {
  const { durationHours, destination, pickupLocation, isRoundTrip } = request
  if (durationHours === undefined) {
    if (destination !== undefined) return { ...request, destination }
    throw fieldProblem('INVALID_REQUEST', 'destination', ruleMessage('destinationRequired'))
  }
  if (isRoundTrip) throw fieldProblem('RULE_VIOLATION', 'isRoundTrip', sentence('hireHasNoReturn'))
  if (destination && destination !== pickupLocation)
    throw fieldProblem('RULE_VIOLATION', 'destination', sentence('hireHasNoDestination'))
  return { ...request, destination: pickupLocation }
}
