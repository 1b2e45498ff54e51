import { bookingPath } from '../../../subjects/booking/booking-path.ts'

const PARAMETER = 'change'

/** Where a booking is changed: the booking's own page, so that going back leads to it. */
export function changePath(bookingId: number): string {
  return `${bookingPath(bookingId)}&${PARAMETER}=true`
}

/** Whether a query asks for the form that changes the booking. */
export function isChanging(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'true'
}

/** Whether a query comes from a change's payment page that was left unpaid (the service's `changePaymentRequest`). */
export function isLeftUnpaid(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'unpaid'
}
