const PARAMETER = 'change'

/** Whether a query asks for the form that changes the booking. */
export function isChanging(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'true'
}

/** Whether a query comes from a change's payment page that was left unpaid (the service's `changePaymentRequest`). */
export function isLeftUnpaid(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === 'unpaid'
}

/** The field of the form that a query turns to; null for the form as a whole. */
export function askedField(search: string): string | null {
  return isChanging(search) ? new URLSearchParams(search).get('field') : null
}
