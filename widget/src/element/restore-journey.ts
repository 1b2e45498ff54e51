import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { CheckoutResult } from './checkout-result.ts'

type Cancelled = Extract<CheckoutResult, { readonly outcome: 'cancelled' }>

/** Fills in the journey again that somebody came back from our site without having booked. */
export function restoreJourney(flow: BookingFlow, { journey, extras, accessLevel }: Cancelled): void {
  flow.prefill(journey)
  const { luggage, childSeats, meetAndGreet = false } = extras
  flow.setField('suitcases', luggage?.suitcases ?? 0)
  flow.setField('handLuggage', luggage?.handLuggage ?? 0)
  flow.setField('infantSeats', childSeats?.infant ?? 0)
  flow.setField('childSeats', childSeats?.child ?? 0)
  flow.setField('boosterSeats', childSeats?.booster ?? 0)
  flow.setField('meetAndGreet', meetAndGreet)
  flow.setField('accessLevel', accessLevel)
}
