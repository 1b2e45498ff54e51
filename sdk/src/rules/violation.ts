import type { RuleMessage } from './rule-message.ts'

/** A booking rule that does not hold: the API's stable code, the form field it belongs to, and what to say of it. */
export type RuleViolation = RuleMessage & {
  readonly code:
    | 'LEAD_TIME'
    | 'HORIZON'
    | 'RETURN_BEFORE_PICKUP'
    | 'TOO_MANY_PASSENGERS'
    | 'TOO_MUCH_LUGGAGE'
    | 'TOO_MANY_CHILD_SEATS'
  readonly field:
    | 'pickupTime'
    | 'pickupDate'
    | 'returnDate'
    | 'returnTime'
    | 'passengers'
    | 'extras/luggage/suitcases'
    | 'extras/childSeats'
}
