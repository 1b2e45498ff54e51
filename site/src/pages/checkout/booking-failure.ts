import { FiacreError, type Quote } from '@fiacre/sdk'

/** Why a booking was not made, as far as the page does something else for it. */
export type BookingFailure =
  /** The session has ended. */
  | { readonly kind: 'signed-out' }
  /** Billing details are missing after all. */
  | { readonly kind: 'billing' }
  /** There is another price, or the same one anew, to be agreed to. */
  | { readonly kind: 'price'; readonly quote: Quote }
  /** What is shown no longer holds: booked in another window, expired, gone. */
  | { readonly kind: 'stale' }
  /** The trip cannot be booked any more as it is. */
  | { readonly kind: 'impossible' }
  /** Pressing again may help. */
  | { readonly kind: 'retry' }

const STALE = new Set([404, 409, 410])

/** What a company's invoice is refused for: another way to pay helps, and what is shown holds on. */
const NOT_ON_INVOICE = new Set([
  'CREDIT_LIMIT_REACHED',
  'INVOICE_OVERDUE',
  'PARTNER_STATE',
  'TRAVEL_LIMIT_REACHED',
])

/** Reads whatever the booking call has thrown. */
export function bookingFailure(error: unknown): BookingFailure {
  if (!(error instanceof FiacreError)) return { kind: 'retry' }
  const { status, code, problem } = error
  if (status === 401) return { kind: 'signed-out' }
  if (code === 'BILLING_INFO_REQUIRED') return { kind: 'billing' }
  if (status === 409 && problem?.quote) return { kind: 'price', quote: problem.quote }
  // What is shown holds on: pressed again, once the link in the mail was opened.
  if (code === 'CONFIRM_ADDRESS_FIRST' || NOT_ON_INVOICE.has(code)) return { kind: 'retry' }
  if (STALE.has(status)) return { kind: 'stale' }
  if (status === 400 || status === 422) return { kind: 'impossible' }
  return { kind: 'retry' }
}
